import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PdfLink } from '../../ui/pdf-link.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { DocumentView } from './document-view.server.ts';

/** A product's documents, and the way to where they are changed. */
export function DocumentList({ id, documents }: { id: number; documents: readonly DocumentView[] }) {
  const t = useT();
  return (
    <div className="mt-14">
      <TitledSection id="product-documents" title={t('backoffice.productDocuments.title')}>
        {documents.length === 0 && (
          <p className="mb-4 text-sm text-muted">{t('backoffice.productDocuments.none')}</p>
        )}
        <ul className="mb-4 empty:hidden">
          {documents.map(({ id: key, href, title, about }) => (
            <li key={key}>
              <PdfLink href={href} className="max-w-full">
                <span className="min-w-0 break-words">
                  {title} <span className="text-muted">({about})</span>
                </span>
              </PdfLink>
            </li>
          ))}
        </ul>
        <LocalLink to={`/admin/products/${id}/documents`} className={buttonClass()}>
          {t('backoffice.productDocuments.edit')}
        </LocalLink>
      </TitledSection>
    </div>
  );
}
