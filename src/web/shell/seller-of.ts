import { SELLER, type Seller } from '../../content/pages/seller.ts';
import type { Locale } from '../../domain/locale/locale.ts';

/** Whose telephone, address and messenger a page shows: Poland's in Polish, Ukraine's otherwise (S §2). */
export const sellerOf = (locale: Locale): Seller => SELLER[locale === 'pl' ? 'PL' : 'UA'];
