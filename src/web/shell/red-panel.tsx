import { useLocation } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { buttonClass } from '../ui/button-class.ts';
import { classNames } from '../ui/class-names.ts';
import { componentOf } from './component-of.ts';
import { useIsFromServer } from './use-is-from-server.ts';

/**
 * The last resort: the error that reached the top, in place of the whole application (C §8). A developer sees its
 * message and its component, a visitor the number under which the log knows it (R28).
 */
export function RedPanel({ error, number }: { error: unknown; number: string | undefined }) {
  const t = useT();
  const isFromServer = useIsFromServer();
  const { pathname, search } = useLocation();
  const component = error instanceof Error ? componentOf(error.stack) : null;
  return (
    <main className="container-text py-section">
      <title>{pageTitle(t('error.page.panel.title'))}</title>
      <div role="alert" className="rounded-lg bg-danger-soft p-6 sm:p-10">
        <h1 className="text-2xl text-danger">{t('error.page.panel.title')}</h1>
        {import.meta.env.DEV ? (
          <>
            <p className="mt-4 break-words whitespace-pre-wrap">
              {error instanceof Error ? error.message : String(error)}
            </p>
            {component !== null && (
              <p className="mt-2 text-sm text-muted">
                {t('error.page.panel.component', { name: component })}
              </p>
            )}
          </>
        ) : (
          <>
            <p className="mt-4">{t('error.page.server.text')}</p>
            {isFromServer && number !== undefined && (
              <p className="mt-2 text-sm break-all text-muted">{t('error.page.number', { number })}</p>
            )}
          </>
        )}
        <a href={`${pathname}${search}`} className={classNames('mt-6', buttonClass({ tone: 'danger' }))}>
          {t('error.page.panel.reload')}
        </a>
      </div>
    </main>
  );
}
