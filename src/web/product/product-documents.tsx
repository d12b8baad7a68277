import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import type { ProductDocument } from './documents-of.ts';

const linkClass = 'flex min-h-12 items-center justify-between gap-4 py-2 hover:underline';

/** What there is to read and keep of a product. */
export function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  const t = useT();
  return (
    <section aria-labelledby="documents" className="mt-12 print:hidden">
      <h2 id="documents" className="text-xl">
        {t('product.documents')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm font-medium">
        {documents.map(({ to, text, isFile }) => (
          <li key={to}>
            {isFile ? (
              <a href={to} type="application/pdf" className={linkClass}>
                {text}
                <span className="text-xs text-muted">PDF</span>
              </a>
            ) : (
              <LocalLink to={to} className={linkClass}>
                {text}
              </LocalLink>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
