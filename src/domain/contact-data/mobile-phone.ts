import type { Market } from '../locale/market.ts';

/**
 * The first two digits of mobile numbers behind the calling code, whichever operator serves the number by now.
 *
 * - Ukraine: Національний план нумерації (наказ Мінтрансзв’язку 23.11.2006 № 1105, as changed since; ITU-T E.129, +380): Kyivstar, Vodafone,
 *   lifecell, 3Mob, Intertelecom. Geographic codes, 0 800 and 0 900, and 089 are none.
 * - Poland: plan numeracji krajowej (rozporządzenie MAC 30.10.2013, Dz.U. 2013 poz. 1281; UKE; ITU-T E.129, +48). Geographic numbers, 39 (internet),
 *   64 (pagers), 70 (premium) and 80 are none.
 */
const MOBILE = {
  UA: { code: '+380', prefixes: /^(?:39|50|63|66|67|68|73|75|77|9[1-9])\d{7}$/ },
  PL: { code: '+48', prefixes: /^(?:45|50|51|53|57|60|66|69|72|73|78|79|88)\d{7}$/ },
} as const satisfies Record<Market, { readonly code: string; readonly prefixes: RegExp }>;

/**
 * The market of a mobile number in E.164; null for one of another country, and for every other one: nobody reads text messages there, and what
 * is sent to a premium number costs the shop money.
 */
export function mobileMarketOf(phone: string): Market | null {
  for (const market of ['UA', 'PL'] as const) {
    const { code, prefixes } = MOBILE[market];
    if (phone.startsWith(code) && prefixes.test(phone.slice(code.length))) return market;
  }
  return null;
}
