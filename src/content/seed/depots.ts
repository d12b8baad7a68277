import type { Localized } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';

/** Where machines stand. Made up like the sample sellers, in whose towns they are, until an operator names the real ones. */
export interface SeedDepot {
  readonly market: Market;
  readonly name: Localized;
}

export const seedDepots: readonly SeedDepot[] = [
  { market: 'UA', name: { uk: 'Бровари', pl: 'Browary', en: 'Brovary' } },
  { market: 'PL', name: { uk: 'Прушкув', pl: 'Pruszków', en: 'Pruszków' } },
];
