import { MANUALS_FOUND_MAX } from '../../domain/support/manuals-query.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { PdfLink } from '../ui/pdf-link.tsx';

/** A product with what there is to read of it, printed by the loader. */
export interface FoundManual {
  readonly id: number;
  readonly name: string;
  /** Brand and article number. */
  readonly model: string;
  readonly files: readonly { readonly href: string; readonly text: string }[];
}

/** The products that a term found, each with its manuals and its data sheet. */
export function FoundManuals({
  found,
  total,
  shownFor,
}: {
  found: readonly FoundManual[];
  total: number;
  /** What was searched for in place of the term, which found nothing; null normally. */
  shownFor: string | null;
}) {
  const t = useT();
  return (
    <div>
      <p role="status" className="font-semibold">
        {t('manuals.found', { count: total })}
        {shownFor !== null && ` ${t('manuals.shownFor', { term: shownFor })}`}
      </p>
      {total === 0 && <p className="mt-1 max-w-measure text-sm text-muted">{t('manuals.foundNone')}</p>}
      {found.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-y border-line">
          {found.map(({ id, name, model, files }) => (
            <li key={id} className="grid gap-x-10 gap-y-1 py-4 md:grid-cols-2">
              <div className="min-w-0">
                <p className="text-xs text-muted">
                  <Unbroken text={model} />
                </p>
                <LocalLink to={`/product/${id}`} className="leading-snug font-semibold hover:underline">
                  <Unbroken text={name} />
                </LocalLink>
              </div>
              {files.length === 0 ? (
                <p className="text-sm text-muted">{t('manuals.noManual')}</p>
              ) : (
                <ul>
                  {files.map(({ href, text }) => (
                    <li key={href}>
                      <PdfLink href={href}>{text} (PDF)</PdfLink>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      )}
      {total > found.length && found.length > 0 && (
        <p className="mt-3 text-sm text-muted">{t('manuals.foundFirst', { count: MANUALS_FOUND_MAX })}</p>
      )}
    </div>
  );
}
