import { localeOfCountry, regionOf, type Locale } from '../../domain/locale/locale.ts';
import { swapRegion } from '../../domain/routing/path-in-region.ts';
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

/** The language of the visitor's country, of those of the shop; the one that is shown where the country has none, or is not known. */
export const localeOfVisitor = async (shown: Locale): Promise<Locale> =>
  localeOfCountry(await countryOfVisitor(), shown);

/** The same page in a language; not a step of its own, so that Back does not lead into the other language. */
export function turnTo(locale: Locale) {
  const { pathname, search, hash } = location;
  location.replace(`${swapRegion(pathname, regionOf(locale))}${search}${hash}`);
}
