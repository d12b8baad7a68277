import { useT } from '../i18n/i18n.tsx';
import { pageTitle } from '../i18n/page-title.ts';
import { failureOf } from './error-kind.ts';
import { ErrorPage } from './error-page.tsx';
import { useRequestNumber } from './request-number.ts';
import { useIsFromServer } from './use-is-from-server.ts';

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
