import cyrillic from '@fontsource-variable/manrope/files/manrope-cyrillic-wght-normal.woff2?url';
import latinExt from '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2?url';
import latin from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import { use } from 'react';
import { Meta, Outlet, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root';
import type { Localized } from './domain/locale/locale.ts';
import { useLocale } from './web/i18n/i18n.tsx';
import { PageNonce } from './web/i18n/page-nonce.ts';
import { shownSlugs } from './web/catalogue/category-path.ts';
import { MessagesAhead, useMessagesAddress } from './web/i18n/page-messages.tsx';
import { RedPanel, useRequestNumber } from './web/shell/error-screen.tsx';
import { PageScripts } from './web/shell/late-scripts.tsx';
import { PRICE_VIEW_SCRIPT } from './web/shell/price-switch.tsx';
import css from './web/ui/theme.css?url';

/** The ranges that the first lines of a page in this language are written with. */
const FONTS: Localized<readonly string[]> = { uk: [cyrillic, latin], pl: [latin, latinExt], en: [latin] };

/**
 * The document of every page. It loads nothing: what fails before the frame's own loader, as the door of the back office
 * does, then has the frame's boundary and not this one's.
 */
export function Layout({ children }: { children: React.ReactNode }) {
  const locale = useLocale();
  const textsUrl = useMessagesAddress();
  const number = useRequestNumber();
  return (
    <html
      lang={locale}
      data-texts={textsUrl}
      data-categories={shownSlugs() || undefined}
      data-request={number}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0e1013" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.${locale}.webmanifest`} />
        {FONTS[locale].map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        {textsUrl === undefined ? null : <MessagesAhead shop={textsUrl} />}
        <Meta />
        <script
          nonce={use(PageNonce)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? PRICE_VIEW_SCRIPT : '' }}
        />
        {/* The router’s `Links` would bring all of its prefetching along. */}
        <link rel="stylesheet" href={css} />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RedPanel error={error} number={useRequestNumber()} />;
}
