import FileDown from 'lucide-react/icons/file-down';
import { useT } from '../i18n/i18n.tsx';

/** A manual of a kind of equipment, as a file, printed by the loader. */
export interface ShownManualFile {
  readonly name: string;
  /** The kind of equipment, and the section of the page that says the same. */
  readonly family: string;
  readonly section: string;
  readonly href: string;
  /** As it is read: `46 KB`. */
  readonly size: string;
  /** The same manual in the other languages. */
  readonly others: readonly { readonly language: string; readonly href: string; readonly text: string }[];
}

const head = 'border-b border-line py-3 pr-6 text-left align-bottom font-normal text-muted last:pr-0';
const cell = 'border-b border-line py-3 pr-6 text-left align-middle last:pr-0';
const link = 'underline underline-offset-4';

/** The manuals by kind of equipment: file, format, size, and the other languages. */
export function ManualFilesTable({ files }: { files: readonly ShownManualFile[] }) {
  const t = useT();
  return (
    <table className="w-full border-collapse text-sm">
      <caption className="sr-only">{t('manuals.caption')}</caption>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('manuals.family')}
          </th>
          <th scope="col" className={head}>
            {t('manuals.file')}
          </th>
          <th scope="col" className={`${head} max-sm:hidden`}>
            {t('manuals.size')}
          </th>
          <th scope="col" className={`${head} max-md:hidden`}>
            {t('manuals.languages')}
          </th>
        </tr>
      </thead>
      <tbody>
        {files.map(({ name, family, section, href, size, others }) => (
          <tr key={name}>
            <th scope="row" className={`${cell} font-semibold`}>
              <a href={`#${section}`} className="hover:underline">
                {family}
              </a>
            </th>
            <td className={cell}>
              <a
                href={href}
                type="application/pdf"
                aria-label={t('manuals.download', { name: family, size })}
                className="inline-flex min-h-11 items-center gap-2 font-medium hover:underline"
              >
                <FileDown size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
                PDF <span className="font-normal text-muted sm:hidden">{size}</span>
              </a>
            </td>
            <td className={`${cell} whitespace-nowrap max-sm:hidden`}>{size}</td>
            <td className={`${cell} max-md:hidden`}>
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {others.map(({ language, href: other, text }) => (
                  <li key={language}>
                    <a href={other} hrefLang={language} type="application/pdf" className={link}>
                      {text}
                    </a>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
