import FileDown from 'lucide-react/icons/file-down';
import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../content/pages/published-documents.ts';
import { useT } from '../i18n/i18n.tsx';
import { buttonClass } from '../ui/button.tsx';

/** A document to take away, in each language it exists in; every page links them all (R31). */
export function DocumentLinks({ name, edition = null }: { name: DocumentName; edition?: string | null }) {
  const t = useT();
  return (
    <ul className="flex flex-wrap gap-3">
      {PUBLISHED_DOCUMENTS[name].locales.map((language) => (
        <li key={language}>
          <a
            href={documentPath(name, language, edition)}
            hrefLang={language}
            type="application/pdf"
            className={buttonClass({ size: 'sm' })}
          >
            <FileDown size={16} strokeWidth={1.75} aria-hidden="true" />
            {t(`page.document.${language}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}
