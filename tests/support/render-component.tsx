import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import compile from 'icu-minify/compile';
import uk from '../../src/content/messages/uk.json' with { type: 'json' };
import { I18nProvider } from '../../src/web/i18n/i18n.tsx';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));

/** The Ukrainian HTML of a component, as on a page whose forms are the router's; each run of white space is one space. */
export function renderComponent(component: ReactNode): string {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <I18nProvider locale="uk" messages={MESSAGES}>
          {component}
        </I18nProvider>
      ),
    },
  ]);
  return renderToStaticMarkup(<Page />).replaceAll(/\s+/g, ' ');
}
