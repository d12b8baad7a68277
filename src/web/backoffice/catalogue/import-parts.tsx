import { Form, useNavigation } from 'react-router';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../../i18n/local-link.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldChanges } from './audit-list.tsx';
import type { importState } from './import-state.ts';
import type { planLines } from './import-view.server.ts';

/** Something that a table has wrong, at its line and column; line 0 for the table as a whole. */
interface Problem {
  readonly line: number;
  readonly column: string;
  /** What the form calls it; empty for what is no field. */
  readonly label: string;
  readonly text: string;
}

/** What is wrong with a table, and with how many lines. */
export function Problems({ problems, problemCount }: { problems: readonly Problem[]; problemCount: number }) {
  const t = useT();
  return (
    <>
      <Alert tone="danger" className="mb-8">
        {t('backoffice.import.problems', { count: problemCount })}
      </Alert>
      <table className="w-full text-sm">
        <thead className="border-b border-line text-left text-xs text-muted">
          <tr>
            <th scope="col" className="py-3 pr-6 font-semibold">
              {t('backoffice.import.line')}
            </th>
            <th scope="col" className="py-3 pr-6 font-semibold">
              {t('backoffice.import.column')}
            </th>
            <th scope="col" className="py-3 font-semibold">
              {t('backoffice.import.what')}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-b border-line">
          {problems.map(({ line, column, label, text }, place) => (
            <tr key={place}>
              <td className="py-3 pr-6 align-top">{line === 0 ? '–' : line}</td>
              <td className="py-3 pr-6 align-top">
                {label !== '' && <span className="block break-words">{label}</span>}
                <span className="font-mono text-xs break-all text-muted">{column || '–'}</span>
              </td>
              <td className="py-3 align-top break-words">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problemCount > problems.length && (
        <p className="mt-4 text-sm text-muted">{t('backoffice.import.shown', { count: problems.length })}</p>
      )}
    </>
  );
}

/** What can be done about a plan that others' changes overtook: it is counted again, and a table is checked again. */
export function CountAgain({ isPriceChange }: { isPriceChange: boolean }) {
  const t = useT();
  const { formData } = useNavigation();
  return isPriceChange ? (
    <Form method="post">
      <Button
        type="submit"
        name="intent"
        value="again"
        tone="primary"
        size="lg"
        loading={formData !== undefined}
      >
        {t('backoffice.import.again')}
      </Button>
    </Form>
  ) : (
    <ButtonLink to="/admin/products/import" tone="primary" size="lg">
      {t('backoffice.import.check')}
    </ButtonLink>
  );
}

/** Changed fields of a product that are not folded. */
const FIELDS_SHOWN = 8;

/** What a table changes, or changed, product by product. */
export function Changes({
  shown,
  changed,
  isPriceChange,
  state,
}: {
  shown: ReturnType<typeof planLines>;
  /** Of how many products there are changes. */
  changed: number;
  isPriceChange: boolean;
  state: ReturnType<typeof importState>;
}) {
  const t = useT();
  const isApplied = state === 'applied';
  return (
    <>
      <ol className="divide-y divide-line border-y border-line">
        {shown.map(({ line, id, name, article, changes }) => (
          <li key={line} className="py-5">
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
              {!isPriceChange && (
                <span className="text-muted">{t('backoffice.import.lineNumber', { line })}</span>
              )}
              {id === null ? (
                <span className="font-semibold">
                  {isApplied ? (
                    <LocalLink
                      to={`/admin/products?${new URLSearchParams({ q: article }).toString()}`}
                      className="underline underline-offset-4"
                    >
                      {article}
                    </LocalLink>
                  ) : (
                    article
                  )}
                  , {t('backoffice.import.newProduct')}
                </span>
              ) : (
                <>
                  <LocalLink
                    to={`/admin/products/${id}`}
                    className="min-w-0 font-semibold underline underline-offset-4"
                  >
                    {name === '' ? t('backoffice.product.number', { id }) : <Unbroken text={name} />}
                  </LocalLink>
                  <span className="text-muted">{article}</span>
                </>
              )}
            </p>
            <FieldChanges changes={changes.slice(0, FIELDS_SHOWN)} />
            {changes.length > FIELDS_SHOWN && (
              <details className="mt-2">
                <summary className="rounded-sm text-sm font-semibold underline underline-offset-4">
                  {t('backoffice.audit.more', { count: changes.length - FIELDS_SHOWN })}
                </summary>
                <FieldChanges changes={changes.slice(FIELDS_SHOWN)} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {changed > shown.length && (
        <p className="mt-4 text-sm text-muted">{t('backoffice.import.shown', { count: shown.length })}</p>
      )}
    </>
  );
}
