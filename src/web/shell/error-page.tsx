import { lazy, memo, Suspense } from 'react';
import { ACCOUNT_GONE } from '../../domain/account/account-deletion.ts';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import type { ErrorKind, Failure } from './error-kind.ts';
import { useLocation, useNavigate } from 'react-router';
import { LocalLink, usePath } from '../i18n/local-link.tsx';
import { Button, buttonClass } from '../ui/button.tsx';

/** Failures that may be over at the next attempt. */
const PASSING: readonly ErrorKind[] = ['server', 'unavailable', 'offline'];

/** Whether a ticket could be taken now: not without a connection or a database. */
const takesTickets = (kind: ErrorKind): boolean => kind !== 'offline' && kind !== 'unavailable';

/** Where a ticket about a failure is opened: with its number in the log, if it has one, its status, if any, and its page without what follows `?`. */
export function ticketAbout({
  number,
  status,
  page,
}: {
  number: string | undefined;
  status: number | null;
  page: string;
}): string {
  const about = {
    ...(number === undefined ? {} : { from: number }),
    ...(status === null ? {} : { code: String(status) }),
    page,
  };
  return `/support/tickets/new?${new URLSearchParams(about).toString()}`;
}

/** The steps out of an error page, the one that helps most first: try again, sign in, or go home. */
function ErrorActions({ kind }: { kind: ErrorKind }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const here = `${pathname}${search}`;
  const canRetry = PASSING.includes(kind);
  const mustSignIn = kind === 'unauthorized' || kind === ACCOUNT_GONE;
  const primary = buttonClass({ tone: 'primary' });
  const goBack = () => (history.length > 1 ? navigate(-1) : navigate(path('/')));
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {canRetry && (
        <a href={here} className={primary}>
          {t('error.page.retry')}
        </a>
      )}
      {mustSignIn && (
        <LocalLink to={`/auth?redirect=${encodeURIComponent(here)}`} className={primary}>
          {t('error.page.signIn')}
        </LocalLink>
      )}
      <LocalLink to="/" className={canRetry || mustSignIn ? buttonClass() : primary}>
        {t('error.page.home')}
      </LocalLink>
      {/* The browser's history needs the script. */}
      <Button onClick={() => void goBack()} className="noscript:hidden">
        {t('error.page.back')}
      </Button>
    </div>
  );
}

/**
 * Nobody needs it before something failed, so it is no part of the frame's script. Where that cannot be fetched, without a
 * connection, what the server sent stays as it is: never settling keeps React from it.
 */
const ErrorGuide = lazy(() =>
  import('./error-guide.tsx').then(
    ({ ErrorGuide: guide }) => ({ default: guide }),
    () => new Promise<never>(() => {}),
  ),
);

/** Left alone when the page around it changes: an update before its script has come would throw away what the server sent. */
const Guide = memo(({ kind }: { kind: ErrorKind }) => (
  <Suspense>
    <ErrorGuide kind={kind} />
  </Suspense>
));

/** Words, the next step and the ways on for one kind of failure (C §2). */
export function ErrorPage({
  kind,
  status,
  number,
  details,
}: Failure & {
  /** The request's number in the log; none where nothing was logged. */
  number?: string;
  /** The error itself; only a developer sees it. */
  details?: string;
}) {
  const t = useT();
  const { pathname } = useLocation();
  return (
    <div className="container-page pb-section">
      <div className="grid items-center gap-x-12 gap-y-8 py-10 lg:grid-cols-2 lg:py-16">
        <div className="max-w-140">
          {status !== null && (
            <p className="mb-3 text-sm text-muted">{t('error.page.label', { code: String(status) })}</p>
          )}
          <h1 className="text-4xl">{t(`error.page.${kind}.title`)}</h1>
          <p className="mt-4 text-lg text-muted">{t(`error.page.${kind}.text`)}</p>
          {number !== undefined && (
            <p className="mt-4 text-sm text-muted">
              {t('error.page.number', { number: '' })}
              <code className="font-sans break-all text-ink select-all">{number}</code>
            </p>
          )}
          {details !== undefined && (
            <Alert tone="danger" className="mt-6">
              <code className="font-sans break-words whitespace-pre-wrap">{details}</code>
            </Alert>
          )}
          {takesTickets(kind) && (
            <p className="mt-2 text-sm">
              <LocalLink
                to={ticketAbout({ number, status, page: pathname })}
                className="underline underline-offset-4"
              >
                {t('error.page.ask')}
              </LocalLink>
            </p>
          )}
          <ErrorActions kind={kind} />
        </div>
        <PictureTile className="aspect-4/3 w-full max-lg:-order-1 max-lg:aspect-video">
          <Picture
            source={scenePicture('page-not-found')}
            alt=""
            sizes="(min-width: 1024px) 42rem, 100vw"
            priority="eager"
            fill
          />
        </PictureTile>
      </div>
      <Guide kind={kind} />
    </div>
  );
}
