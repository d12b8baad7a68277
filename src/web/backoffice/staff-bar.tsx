import ExternalLink from 'lucide-react/icons/external-link';
import Search from 'lucide-react/icons/search';
import UserRound from 'lucide-react/icons/user-round';
import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink, usePath } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button.tsx';

/**
 * The line above the sections of the back office, instead of the shop's header: the mark, the search among orders, the languages, who is
 * signed in, and the way to the shop. It takes the mark and the languages from the frame, which composes both.
 */
export function StaffBar({ logo, languages, name }: { logo: ReactNode; languages: ReactNode; name: string }) {
  const t = useT();
  const path = usePath();
  return (
    <div className="flex min-h-14 flex-wrap items-center gap-x-3 py-1.5 md:gap-x-5 print:hidden">
      <LocalLink to="/admin" className="flex h-11 items-center gap-3 text-lg">
        {logo}
        <span className="text-sm font-semibold text-muted max-lg:sr-only">{t('backoffice.nav')}</span>
      </LocalLink>
      <Form
        action={path('/admin/orders')}
        role="search"
        className="relative min-w-0 max-md:order-last max-md:w-full md:max-w-96 md:flex-1"
      >
        <Search
          size={18}
          strokeWidth={1.75}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          name="q"
          aria-label={t('backoffice.frame.search')}
          placeholder={t('backoffice.frame.search')}
          maxLength={100}
          className="h-11 w-full rounded-full bg-fill pr-4 pl-10 text-base md:text-sm"
        />
      </Form>
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
