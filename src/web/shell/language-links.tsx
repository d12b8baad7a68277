import { useLocation } from 'react-router';
import type { Locale, Region } from '../../domain/locale/locale.ts';
import { swapRegion } from '../../domain/routing/path-in-region.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { switchClass } from './switch-class.ts';
import { chooseLocale } from './visitor-preferences.ts';

/** Each language under its own name, whatever the page's language is. */
const LANGUAGES = [
  { locale: 'uk', region: 'ua', code: 'UKR', name: 'Українська' },
  { locale: 'pl', region: 'pl', code: 'POL', name: 'Polski' },
  { locale: 'en', region: 'en', code: 'ENG', name: 'English' },
] as const satisfies readonly { locale: Locale; region: Region; code: string; name: string }[];

/** The same page in the other languages (R4). Plain links: the other language's texts come with a fresh document. */
export function LanguageLinks({ className }: { className?: string }) {
  const t = useT();
  const current = useLocale();
  const { pathname, search } = useLocation();
  return (
    <ul aria-label={t('shell.language')} className={classNames('flex', className)}>
      {LANGUAGES.map(({ locale, region, code, name }) => (
        <li key={locale}>
          <a
            href={`${swapRegion(pathname, region)}${search}`}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
            onClick={() => chooseLocale(locale)}
            className={switchClass(locale === current)}
          >
            {code}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}
