import { useEffect, useState } from 'react';
import { BEAT_SECONDS, newsOf, type OpenBy } from '../../domain/backoffice/open-page.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import { useCurrency } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { logFailure } from '../ui/log-failure.ts';

/** Says that a page is open still, and asks who else has it open; null where the shop cannot tell. */
async function beat(page: string): Promise<readonly OpenBy[] | null> {
  try {
    const response = await fetch(`/open-pages?${new URLSearchParams({ page }).toString()}`, {
      method: 'POST',
    });
    return response.ok ? ((await response.json()) as { data: readonly OpenBy[] }).data : null;
  } catch (error) {
    logFailure('Service call failed: open pages', error);
    return null;
  }
}

/** The colleagues on a page, asked for as long as it is looked at, and at once when it comes back to the front. */
function useColleagues(page: string, first: readonly OpenBy[]): readonly OpenBy[] {
  const [colleagues, setColleagues] = useState(first);
  useEffect(() => {
    let isLeft = false;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await beat(page);
      if (answer !== null && !isLeft) setColleagues(answer);
    };
    const timer = setInterval(() => void ask(), BEAT_SECONDS * 1000);
    const askNow = () => void ask();
    document.addEventListener('visibilitychange', askNow);
    return () => {
      isLeft = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', askNow);
    };
  }, [page]);
  return colleagues;
}

/**
 * The line above a record that says which colleagues have it open, and what they saved since it is shown. It is as high when it has
 * nothing to say: what stands below never moves under a finger.
 */
export function OpenByOthers({
  page,
  shownAt,
  colleagues: first,
}: {
  page: string;
  /** When the page was made, by the shop's clock. */
  shownAt: string;
  colleagues: readonly OpenBy[];
}) {
  const t = useT();
  const locale = useLocale();
  const zone = timeZoneOf(marketOf(useCurrency()));
  const { changed, here } = newsOf(useColleagues(page, first), shownAt);
  const time = (at: string) => formatDate(at, locale, zone, 'time');
  const names = (colleagues: readonly OpenBy[]) => colleagues.map(({ name }) => name).join(', ');
  const last = changed
    .map(({ changedAt }) => changedAt ?? '')
    .toSorted()
    .at(-1);
  return (
    <p aria-live="polite" className="flex h-6 min-w-0 items-center gap-2 text-sm lg:-mt-4 print:hidden">
      {last !== undefined && (
        <>
          <span className="truncate font-semibold text-warning">
            {t('backoffice.open.changed', { names: names(changed), time: time(last) })}
          </span>
          <button
            type="button"
            className="shrink-0 font-semibold underline"
            onClick={() => location.reload()}
          >
            {t('backoffice.open.reload')}
          </button>
        </>
      )}
      {last === undefined && here[0] !== undefined && (
        <span className="truncate text-muted">
          {t('backoffice.open.here', { names: names(here), time: time(here[0].since) })}
        </span>
      )}
    </p>
  );
}
