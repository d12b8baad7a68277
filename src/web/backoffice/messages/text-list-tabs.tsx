import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { chipClass } from '../../ui/chip.tsx';

const LISTS = {
  '/admin/translations': 'backoffice.texts.title',
  '/admin/translations/content': 'backoffice.contentTexts.title',
} as const;

/** Leads from the texts that the shop came with to those that staff wrote. */
export function TextListTabs({ current }: { current: keyof typeof LISTS }) {
  const t = useT();
  return (
    <nav aria-label={t('backoffice.contentTexts.lists')} className="mb-8">
      <ul className="flex flex-wrap gap-2">
        {(['/admin/translations', '/admin/translations/content'] as const).map((path) => (
          <li key={path}>
            <LocalLink
              to={path}
              aria-current={path === current ? 'page' : undefined}
              className={chipClass({ selected: path === current })}
            >
              {t(LISTS[path])}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
