import { countWithoutPurchase, listMargins } from './catalogue/purchase-prices/list-margins.ts';
import { enterPurchase, findPurchases, removePurchase } from './catalogue/purchase-prices/purchase-prices.ts';
import { applySupplierList, takeBackSupplierList } from './catalogue/supplier-lists/apply-supplier-list.ts';
import { listLeadTimes, setLeadTime } from './catalogue/supplier-lists/lead-times.ts';
import { matchArticles } from './catalogue/supplier-lists/match-articles.ts';
import { planStoredList } from './catalogue/supplier-lists/plan-supplier-list.ts';
import {
  findSupplierList,
  keepSupplierList,
  listSupplierLists,
  nameColumns,
  setForeignRates,
} from './catalogue/supplier-lists/supplier-lists.ts';
import type { Database } from './database/database.ts';

/** Wires what goods cost the shop, and the price lists of those who supply them. Both are shown to staff alone, so nothing that is cached depends on them. */
export const wirePurchases = (database: Database) => ({
  purchases: {
    find: findPurchases(database),
    enter: enterPurchase(database),
    remove: removePurchase(database),
    listMargins: listMargins(database),
    countWithout: countWithoutPurchase(database),
  },
  supplierLists: {
    list: listSupplierLists(database),
    listLeadTimes: listLeadTimes(database),
    setLeadTime: setLeadTime(database),
    keep: keepSupplierList(database),
    find: findSupplierList(database),
    plan: planStoredList(database),
    nameColumns: nameColumns(database),
    matchArticles: matchArticles(database),
    apply: applySupplierList(database),
    setRates: setForeignRates(database),
    takeBack: takeBackSupplierList(database),
  },
});
