import type { Localized } from '../../domain/locale/locale.ts';
import type { Market } from '../../domain/locale/market.ts';

/** Where machines stand. Made up like the sample sellers, whose addresses these are, until an operator names the real ones. */
export interface SeedDepot {
  readonly market: Market;
  readonly name: Localized;
  readonly postalCode: string;
}

export const seedDepots: readonly SeedDepot[] = [
  { market: 'UA', name: { uk: 'Бровари', pl: 'Browary', en: 'Brovary' }, postalCode: '07400' },
  { market: 'PL', name: { uk: 'Прушкув', pl: 'Pruszków', en: 'Pruszków' }, postalCode: '05-800' },
];
