import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { Database } from './database/database.ts';
import { partnerOf } from './partners/api-keys.ts';
import { takeOrderStep } from './partners/order-steps.ts';
import { listPartnerOrders } from './partners/partner-orders.ts';
import { listPartnerPrices, setPartnerPrices } from './partners/partner-prices.ts';
import { listPartnerProducts, setPartnerProducts } from './partners/partner-products.ts';
import { listPartnerStock, setPartnerStock } from './partners/partner-stock.ts';

/** What programs of partners read and write by their keys. */
export const wirePartners = (database: Database, feed: ChangeFeed) => ({
  partners: {
    find: partnerOf(database),
    listProducts: listPartnerProducts(database),
    setProducts: awaitInvalidation(feed, setPartnerProducts(database)),
    listStock: listPartnerStock(database),
    setStock: awaitInvalidation(feed, setPartnerStock(database)),
    listPrices: listPartnerPrices(database),
    setPrices: awaitInvalidation(feed, setPartnerPrices(database)),
    listOrders: listPartnerOrders(database),
    takeOrderStep: takeOrderStep(database),
  },
});
