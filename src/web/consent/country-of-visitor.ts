import { logFailure } from '../ui/log-failure.ts';

const PATIENCE_MS = 4000;

/** The country that the shop finds for this visitor (R6); null if it cannot tell. */
export async function countryOfVisitor(): Promise<string | null> {
  try {
    const response = await fetch('/api/geo', { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!response.ok) throw new Error(`The country was answered with ${response.status}`);
    const { country_code: country } = (await response.json()) as { country_code?: unknown };
    return typeof country === 'string' ? country : null;
  } catch (error) {
    logFailure('Service call failed: country', error); // no connection, or no answer in time
    return null;
  }
}
