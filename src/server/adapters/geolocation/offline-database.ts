import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isIP } from 'node:net';
import { Reader } from 'mmdb-lib';
import * as v from 'valibot';
import { plainAddress } from './plain-address.ts';
import type { Geolocation } from '../../ports/geolocation.ts';

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
