import { useT } from '../../i18n/i18n.tsx';
import { LocalLink, usePath } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { CellView, TableView } from './figures.server.ts';

function Cell({ cell: { text, isNumber, productId }, isFirst }: { cell: CellView; isFirst: boolean }) {
  const content =
    productId === undefined ? (
      text
    ) : (
      <LocalLink to={`/admin/products/${productId}`} className="font-semibold hover:underline">
        <Unbroken text={text} />
      </LocalLink>
    );
  const className = classNames(
    'py-3',
    isNumber ? 'pl-4 text-right whitespace-nowrap' : 'min-w-44 text-left font-normal',
  );
  return isFirst ? (
    <th scope="row" className={className}>
      {content}
    </th>
  ) : (
    <td className={className}>{content}</td>
  );
}

/** One table of figures, with the way to its file; `none` says that there are no rows, `file` is the query of its CSV. */
export function FigureTable({
  label,
  none,
  table: { head, rows },
  file,
}: {
  label: string;
  none: string;
  table: TableView;
  file: string;
}) {
  const t = useT();
  const path = usePath();
  if (rows.length === 0) return <p className="text-sm text-muted">{none}</p>;
  return (
    <>
      <div className="overflow-x-auto" tabIndex={0} role="group" aria-label={label}>
        <table className="w-full text-sm text-ink">
          <thead>
            <tr className="border-b border-line text-xs text-muted">
              {head.map((name, place) => (
                <th
                  key={name}
                  scope="col"
                  className={classNames('py-3 font-medium', place === 0 ? 'text-left' : 'pl-4 text-right')}
                >
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-b border-line">
            {rows.map((row) => (
              <tr key={`${row[0]?.productId ?? ''} ${row[0]?.text}`}>
                {row.map((cell, place) => (
                  <Cell key={head[place]} cell={cell} isFirst={place === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-sm">
        <a
          href={path(`/admin/sales/csv${file}`)}
          download
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t('backoffice.utilisation.csv')}
        </a>
      </p>
    </>
  );
}
