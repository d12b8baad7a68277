import { isIP } from 'node:net';
import * as v from 'valibot';
import { plainAddress } from './plain-address.ts';
import type { Geolocation } from '../../ports/geolocation.ts';

/** A visitor waits for the answer. */
const TIMEOUT_MS = 2000;

const answer = v.object({ country_code: v.nullable(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))) });

async function ask(url: string): Promise<string | null> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The country service answered ${response.status}`);
  return v.parse(answer, await response.json()).country_code;
}

/**
 * A service on the network (R6), asked at `template` with `{address}` filled in; S §7 names the field that it answers
 * with. When it fails, `onFailure` hears why, and `otherwise` answers.
 */
export function outsideGeolocation(
  template: string,
  { otherwise, onFailure }: { otherwise: Geolocation; onFailure: (error: unknown) => void },
): Geolocation {
  return {
    async countryOf(address) {
      if (isIP(address) === 0) return null;
      try {
        return await ask(template.replace('{address}', encodeURIComponent(plainAddress(address))));
      } catch (error) {
        onFailure(error);
        return otherwise.countryOf(address);
      }
    },
  };
}
