import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './database/database.ts';
import type { Settings } from './env.ts';
import { shopDataOfSettings } from './follow-shop-data.ts';
import { previewShopData } from './preview-shop-data.ts';
import { countTouchedBookings, replanForDaysOff } from './rental/replan-for-days-off.ts';
import { sampleDepotsOf } from './rules-of.ts';
import type { ShopDataInForce } from './shop-data/in-force.ts';
import { listShopDataVersions, readOwnShopData, saveShopData } from './shop-data/shop-data.ts';

/** What admins say of the shop itself: read, looked at before it is in force, saved. */
export function wireShopData(
  database: Database,
  {
    feed,
    settings,
    shopData,
  }: {
    readonly feed: ChangeFeed;
    readonly settings: Settings;
    readonly shopData: () => ShopDataInForce;
  },
) {
  const ofSettings = shopDataOfSettings(settings);
  return {
    ofSettings,
    sampleDepots: () => sampleDepotsOf(settings, shopData()),
    listVersions: listShopDataVersions(database),
    preview: previewShopData({ settings, readOwn: readOwnShopData(database) }),
    countTouchedBookings: countTouchedBookings(database),
    save: awaitInvalidation(feed, saveShopData(database, ofSettings, { closures: replanForDaysOff })),
  };
}
