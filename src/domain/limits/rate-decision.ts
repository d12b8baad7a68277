/** What a limit decides of a call; `retryAfterSeconds` is at least 1. */
export type RateDecision = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number };

/** A waiting time as it is said: seconds up to a minute, beyond it whole minutes, so that nobody comes back too early. */
export function waitingTime(seconds: number): {
  readonly unit: 'seconds' | 'minutes';
  readonly count: number;
} {
  if (seconds <= 60) return { unit: 'seconds', count: Math.max(1, Math.ceil(seconds)) };
  return { unit: 'minutes', count: Math.ceil(seconds / 60) };
}
