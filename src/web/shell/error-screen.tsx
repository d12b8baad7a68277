import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-head.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { failureOf } from './error-kind.ts';
import { usePath } from '../i18n/local-link.tsx';
import { ErrorPage, ticketAbout } from './error-page.tsx';

/** The number of the failed request whose page is being rendered; undefined for a page that is as it should be. */
export const RequestNumber = createContext<string | undefined>(undefined);

/** The number under which the log knows the failure that this document tells of (R28); the document keeps it. */
export function useRequestNumber(): string | undefined {
  const rendered = useContext(RequestNumber);
  return typeof document === 'undefined' ? rendered : document.documentElement.dataset.request;
}

const never = () => () => {};

/** Whether this component came with the document, and not by a move inside the browser. */
function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isFromServer] = useState(isHydrating);
  return isFromServer;
}

/**
 * What a page shows in its place when its loader, its action or its screen failed; with the number under which the log
 * knows the failure (R28).
 */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useT();
  // What failed after a move inside the browser was another request, under another number.
  const documentNumber = useRequestNumber();
  const number = useIsFromServer() ? documentNumber : undefined;
  const isOnline = typeof navigator === 'undefined' || navigator.onLine !== false;
  const failure = failureOf(error, { isOnline });
  const details = import.meta.env.DEV && error instanceof Error ? error.message : undefined;
  return (
    <>
      <title>{pageTitle(t(`error.page.${failure.kind}.title`))}</title>
      <ErrorPage
        {...failure}
        number={failure.kind === 'server' || failure.kind === 'unavailable' ? number : undefined}
        details={details}
      />
    </>
  );
}

/** The component in which an error arose, from the first frame of its stack that is named like one; null if none is. */
export const componentOf = (stack: string | undefined): string | null =>
  /^[ \t]*(?:at (?:new |async )?([A-Z]\w*) |([A-Z]\w*)@)/m
    .exec(stack ?? '')
    ?.slice(1)
    .find(Boolean) ?? null;

/**
 * The last resort: the error that reached the top, in place of the whole application (C §8). A developer sees its
 * message and its component, a visitor the number under which the log knows it (R28).
 */
export function RedPanel({ error, number }: { error: unknown; number: string | undefined }) {
  const t = useT();
  const isFromServer = useIsFromServer();
  const path = usePath();
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
        <p className="mt-2 text-sm">
          <a
            href={path(
              ticketAbout({ number: isFromServer ? number : undefined, status: null, page: pathname }),
            )}
            className="underline underline-offset-4"
          >
            {t('error.page.ask')}
          </a>
        </p>
        <a href={`${pathname}${search}`} className={classNames('mt-6', buttonClass({ tone: 'danger' }))}>
          {t('error.page.panel.reload')}
        </a>
      </div>
    </main>
  );
}
