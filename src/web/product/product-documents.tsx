import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import type { ProductDocument } from './documents-of.ts';

/** What there is to read and keep of a product. */
export function ProductDocuments({ documents }: { documents: readonly ProductDocument[] }) {
  const t = useT();
  return (
    <section aria-labelledby="documents" className="mt-12 print:hidden">
      <h2 id="documents" className="text-xl">
        {t('product.documents')}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line text-sm font-medium">
        {documents.map(({ to, text }) => (
          <li key={to}>
            <LocalLink to={to} className="flex min-h-12 items-center py-2 hover:underline">
              {text}
            </LocalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
