import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import * as v from 'valibot';
import type { Geolocation } from '../../ports/geolocation.ts';

/** An IPv4 address as itself where a socket writes it as an IPv6 one; any other address unchanged. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const record = v.object({ country_code: v.string() });
const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

/** A country database in a package (R6): whois and routing data in the public domain. Read when first asked. */
export function offlineGeolocation(): Geolocation {
  let reader: Reader<never> | undefined;
  return {
    async countryOf(address) {
      const plain = plainAddress(address);
      if (isIP(plain) === 0) return null;
      reader ??= new Reader<never>(readFileSync(createRequire(import.meta.url).resolve(DATABASE)));
      const found = v.safeParse(record, reader.get(plain));
      return found.success ? found.output.country_code : null;
    },
  };
}

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
