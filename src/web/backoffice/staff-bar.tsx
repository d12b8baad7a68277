import ExternalLink from 'lucide-react/icons/external-link';
import UserRound from 'lucide-react/icons/user-round';
import { useState, type ReactNode } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { FindLink } from './find-palette.tsx';
import type { SectionName } from './sections.ts';
import { ShortcutSheet } from './shortcut-sheet.tsx';

/**
 * The line above the sections of the back office, instead of the shop's header: the mark, the search with the keys, the languages, who is
 * signed in, and the way to the shop. It takes the mark and the languages from the frame, which composes both.
 */
export function StaffBar({
  logo,
  languages,
  name,
  sections,
}: {
  logo: ReactNode;
  languages: ReactNode;
  name: string;
  /** Those that are open to who is signed in. */
  sections: readonly SectionName[];
}) {
  const t = useT();
  const [areKeysShown, setKeysShown] = useState(false);
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 py-1.5 md:gap-x-5 print:hidden">
      <LocalLink to="/admin" className="flex h-11 items-center gap-3 text-lg">
        {logo}
        <span className="text-sm font-semibold text-muted max-lg:sr-only">{t('backoffice.nav')}</span>
      </LocalLink>
      <FindLink
        className="min-w-0 max-md:order-last max-md:w-full md:max-w-96 md:flex-1"
        onKeys={() => setKeysShown(true)}
      />
      <ShortcutSheet
        shown={sections}
        isOpen={areKeysShown}
        onOpen={() => setKeysShown(true)}
        onClose={() => setKeysShown(false)}
      />
      <div className="ml-auto flex items-center gap-x-1 md:gap-x-3">
        {languages}
        <LocalLink
          to="/profile"
          aria-label={t('backoffice.signedInAs', { name })}
          className="flex min-h-11 min-w-11 items-center justify-center gap-2 text-sm font-semibold hover:underline"
        >
          <UserRound size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          <span aria-hidden="true" className="max-w-40 truncate max-lg:hidden">
            {name}
          </span>
        </LocalLink>
        <LocalLink to="/" aria-label={t('backoffice.frame.toShop')} className={buttonClass({ size: 'sm' })}>
          <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className="max-md:hidden">{t('backoffice.frame.toShop')}</span>
        </LocalLink>
      </div>
    </div>
  );
}
