import type { ShopRules } from './checkout/shop-rules.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import type { OrderKeys } from './orders/order-key.ts';
import { returnableOf } from './returns/returnable-of.ts';
import { findReturn, findReturnByKey, returnsOfOrder } from './returns/find-return.ts';
import { askAgain, chooseAgain, offerAgain } from './returns/exchanges/choose-again.ts';
import { lapseUnsent, UNSENT_EXCHANGES } from './returns/exchanges/lapse-unsent.ts';
import { exchangeOfReplacement } from './returns/exchanges/find-exchanges.ts';
import { offerExchange, requestExchange } from './returns/exchanges/request-exchange.ts';
import { ENDED_EXCHANGES, followEnded } from './returns/exchanges/follow-ended.ts';
import { findStaffReturn } from './returns/find-staff-return.ts';
import { countOpenReturns, listOwnReturns, listReturns } from './returns/list-returns.ts';
import {
  addReturnPhotograph,
  readReturnPhotograph,
  removeReturnPhotograph,
  type ReturnStore,
} from './returns/photographs.ts';
import { remindToSend, SEND_REMINDERS } from './returns/remind-to-send.ts';
import { offerReturn, requestReturn } from './returns/request-return.ts';
import { callReturnOff, noteReturn, stepReturn, trackOwnReturn, trackReturn } from './returns/step-return.ts';
import { keepRest } from './returns/keep-rest.ts';
import { takeGoodsReturn } from './returns/take-goods-return.ts';

/** Binds all that is done with goods that go back. */
export const wireReturns = (
  store: ReturnStore,
  {
    rules,
    feed,
    keys,
    recipient,
  }: {
    readonly rules: ShopRules;
    readonly feed: ChangeFeed;
    readonly keys: OrderKeys;
    /** Who hears of withdrawals; null for the seller of the market. */
    readonly recipient: string | null;
  },
) => {
  const { database } = store;
  return {
    returnableOf: returnableOf(database),
    offer: offerReturn(database, { rules }),
    request: requestReturn(database, { rules, recipient }),
    find: findReturn(database),
    findByKey: findReturnByKey(database, keys),
    ofOrder: returnsOfOrder(database),
    exchangeOfReplacement: exchangeOfReplacement(database),
    listOwn: listOwnReturns(database),
    countOpen: countOpenReturns(database),
    callOff: awaitInvalidation(feed, callReturnOff(database, rules)),
    trackOwn: trackOwnReturn(database),
    addPhotograph: addReturnPhotograph(store),
    removePhotograph: removeReturnPhotograph(store),
    readPhotograph: readReturnPhotograph(store),
    list: listReturns(database),
    findForStaff: findStaffReturn(database),
    /** A replacement is held or restocked by it, which pages show. */
    step: awaitInvalidation(feed, stepReturn(database, { rules })),
    offerExchange: offerExchange(database, { rules }),
    requestExchange: requestExchange(database, { rules }),
    offerAgain: offerAgain(database, { rules }),
    chooseAgain: chooseAgain(database, { rules }),
    askAgain: askAgain(database),
    track: trackReturn(database),
    note: noteReturn(database),
    /** Restocked goods change pages. */
    keepRest: awaitInvalidation(feed, keepRest(database, rules)),
    takeGoodsBack: awaitInvalidation(feed, takeGoodsReturn(database, rules)),
    chores: [
      { name: ENDED_EXCHANGES, next: followEnded(database, rules) },
      { name: UNSENT_EXCHANGES, next: lapseUnsent(database, rules) },
      { name: SEND_REMINDERS, next: remindToSend(database) },
    ],
  };
};
