import { setSellers } from '../content/pages/sellers.ts';
import { setDaysOff } from '../domain/calendar/working-days.ts';
import { TAX_RATE_PERCENT } from '../domain/checkout/tax.ts';
import { MARTIAL_LAW_FIELD } from '../domain/shop-data/closures.ts';
import { fieldsOfRules } from '../domain/shop-data/delivery-terms.ts';
import { fieldsOfHaulage } from '../domain/shop-data/haulage-terms.ts';
import { fieldsOfOnDelivery } from '../domain/shop-data/on-delivery-terms.ts';
import type { Fields } from '../domain/shop-data/read-fields.ts';
import type { ShopDataPart } from '../domain/shop-data/shop-data.ts';
import { SHOP_DATA_CHANGED, type ChangeFeed } from './changes/change-feed.ts';
import { followData } from './changes/follow-data.ts';
import type { Settings } from './env.ts';
import { channelsOfSettings, sellerFieldsOfSettings, sellersOf } from './sellers-of.ts';
import { inForceOf, NOTHING_SAID, type ShopDataInForce } from './shop-data/in-force.ts';
import type { OwnShopData } from './shop-data/shop-data.ts';
import { haulageOf, onDeliveryOf, shippingOf } from './rules-of.ts';

/** What the settings of the server say, as the forms of the back office have it. */
export const shopDataOfSettings = (settings: Settings): Readonly<Record<ShopDataPart, Fields>> => ({
  'seller-UA': sellerFieldsOfSettings(settings, 'UA'),
  'seller-PL': sellerFieldsOfSettings(settings, 'PL'),
  channels: channelsOfSettings(settings),
  delivery: fieldsOfRules(shippingOf(settings)),
  haulage: fieldsOfHaulage(haulageOf(settings)),
  'on-delivery': fieldsOfOnDelivery(onDeliveryOf(settings)),
  tax: {
    UA: String(settings.TAX_RATE_PERCENT_UA ?? TAX_RATE_PERCENT),
    PL: String(settings.TAX_RATE_PERCENT_PL ?? TAX_RATE_PERCENT),
  },
  closures: { [MARTIAL_LAW_FIELD]: '' },
});

interface Options {
  readonly settings: Settings;
  readonly readOwn: () => Promise<OwnShopData>;
  readonly onFailure: (error: unknown) => void;
}

/** The same feed, in which what admins say of the shop is in force, and what of it the rules of selling are made of. */
export async function followShopData(
  feed: ChangeFeed,
  { settings, readOwn, onFailure }: Options,
): Promise<{ feed: ChangeFeed; shopData: () => ShopDataInForce }> {
  let inForce = NOTHING_SAID;
  // Should the first reading fail, the shop is as its settings have it.
  setSellers(sellersOf(settings));
  let known: string | null = null;
  const followed = await followData(feed, {
    tag: SHOP_DATA_CHANGED,
    read: async () => {
      const own = await readOwn();
      const said = JSON.stringify(own);
      if (said === known) return null;
      known = said;
      inForce = inForceOf(own);
      setSellers(sellersOf(settings, own));
      setDaysOff(inForce.daysOff);
      return 'everything';
    },
    onFailure,
  });
  return { feed: followed, shopData: () => inForce };
}
