import type { Translate } from '../../content/translator.ts';
import { waitingTime } from '../../domain/limits/rate-decision.ts';

/** That something was tried too often, and how long to wait where that is known. */
export function limitText(t: Translate, retryAfterSeconds: number | null | undefined): string {
  if (retryAfterSeconds === null || retryAfterSeconds === undefined) return t('error.rate-limited');
  const { unit, count } = waitingTime(retryAfterSeconds);
  return t(`error.rate-limited-${unit}`, { count });
}
