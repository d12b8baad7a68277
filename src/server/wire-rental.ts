import type { Locale } from '../domain/locale/locale.ts';
import type { CatalogueReads } from './catalogue-reads.ts';
import { findAlternatives } from './rental/find-alternatives.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { rentalOffers, saveOption, setExactRental } from './catalogue/rental-options/staff-offers.ts';
import { availabilityForShopper } from './checkout/availability-for-shopper.ts';
import { refundUpTo } from './payments/refund-up-to.ts';
import { bookMaintenance, cancelMaintenance } from './rental/book-maintenance.ts';
import { calendarFeedsOf } from './rental/calendar-feeds.ts';
import { findMachine } from './rental/find-machine.ts';
import { firstFreeDays } from './rental/first-free-days.ts';
import { listMachines, machineChoices } from './rental/list-machines.ts';
import { dueDocuments } from './rental/machine-documents/due-documents.ts';
import { addMachineDocument, removeMachineDocument } from './rental/machine-documents/machine-documents.ts';
import { documentsOfLease, readMachineDocument } from './rental/machine-documents/read-machine-document.ts';
import { orderKeys } from './orders/order-key.ts';
import { machineLabels } from './rental/machine-labels.ts';
import { moveLeaseDays } from './rental/move-lease-days.ts';
import { findBooking, moveBooking } from './rental/move-booking.ts';
import { findProtocol } from './rental/protocols/find-protocol.ts';
import {
  addPhotograph,
  readPhotograph,
  removePhotograph,
  type RentalStore,
} from './rental/protocols/photographs.ts';
import { nameOperator } from './rental/protocols/lease-operators.ts';
import { keepProtocol, signProtocol } from './rental/protocols/write-protocol.ts';
import { writeDeduction } from './rental/deductions/deductions.ts';
import { DEFAULT_FUEL_EIGHTH } from '../domain/rental/deductions.ts';
import { fromMajor } from '../domain/money/major-units.ts';
import type { Currency } from '../domain/money/money.ts';
import type { Settings } from './env.ts';
import { readDepotDay } from './rental/read-depot-day.ts';
import { readBoard } from './rental/read-board.ts';
import { readUtilisation } from './rental/read-utilisation.ts';
import { breakMachine } from './rental/replacements/break-machine.ts';
import { decideReplacement } from './rental/replacements/decide-replacement.ts';
import { findReplacement, listReplacements, questionOf } from './rental/replacements/find-replacements.ts';
import { offerReplacement } from './rental/replacements/offer-replacement.ts';
import { swapMachine } from './rental/replacements/swap-machine.ts';
import { remindOfReturns, RETURN_REMINDERS } from './rental/remind-of-returns.ts';
import { reinstateMachine, retireMachine } from './rental/retire-machine.ts';
import { todayIn } from './rental/today.ts';
import { marketOf } from '../domain/locale/market.ts';
import { addMachine, changeMachine } from './rental/save-machine.ts';

/** What an eighth of a tank costs in a currency, in minor units. */
const fuelEighths = (settings: RentalNeeds['settings']): Readonly<Record<Currency, number>> => {
  const of = (major: number | undefined, currency: Currency) =>
    major === undefined ? DEFAULT_FUEL_EIGHTH[currency] : fromMajor(major, currency).minor;
  return { UAH: of(settings.FUEL_EIGHTH_UAH, 'UAH'), PLN: of(settings.FUEL_EIGHTH_PLN, 'PLN') };
};

interface RentalNeeds {
  readonly settings: Pick<Settings, 'FUEL_EIGHTH_UAH' | 'FUEL_EIGHTH_PLN'>;
  readonly feed: ChangeFeed;
  readonly reads: CatalogueReads;
  readonly secret: string;
  readonly publicUrl: string;
}

/**
 * When machines are free, their calendars, and what staff do with them. How many are in service is the stock that pages show, which is up
 * to date before the answer.
 */
export function wireRental(store: RentalStore, { feed, reads, secret, publicUrl, settings }: RentalNeeds) {
  const { database } = store;
  return {
    /** The day at the depots that serve a currency, ISO 8601. */
    today: (currency: Currency) => todayIn(marketOf(currency)),
    firstFreeDays: firstFreeDays(database),
    alternatives: findAlternatives(reads.catalogue),
    availabilityForShopper: availabilityForShopper(database),
    calendars: calendarFeedsOf(database, { secret, publicUrl }),
    rentalOffers: rentalOffers(database),
    setExactRental: awaitInvalidation(feed, setExactRental(database)),
    saveOption: awaitInvalidation(feed, saveOption(database)),
    listMachines: listMachines(database),
    machineChoices: machineChoices(database),
    findMachine: findMachine(database),
    addMachine: awaitInvalidation(feed, addMachine(database)),
    changeMachine: awaitInvalidation(feed, changeMachine(database)),
    retireMachine: awaitInvalidation(feed, retireMachine(database)),
    reinstateMachine: awaitInvalidation(feed, reinstateMachine(database)),
    bookMaintenance: bookMaintenance(database),
    cancelMaintenance: cancelMaintenance(database),
    readBoard: readBoard(database),
    readDepotDay: readDepotDay(database),
    findProtocol: findProtocol(database, fuelEighths(settings)),
    writeDeduction: writeDeduction(database),
    nameOperator: nameOperator(database),
    keepProtocol: keepProtocol(database),
    signProtocol: awaitInvalidation(feed, signProtocol(database)),
    addPhotograph: addPhotograph(store),
    removePhotograph: removePhotograph(store),
    readPhotograph: readPhotograph(store),
    documents: {
      add: addMachineDocument(store),
      remove: removeMachineDocument(store),
      read: readMachineDocument(store, orderKeys(secret)),
      ofLease: documentsOfLease(database),
      due: dueDocuments(database),
    },
    readUtilisation: readUtilisation(database),
    findBooking: findBooking(database),
    moveBooking: moveBooking(database),
    breakMachine: breakMachine(database),
    swapMachine: swapMachine(database),
    replacements: {
      list: listReplacements(database),
      find: findReplacement(database),
      offer: offerReplacement(database),
      decide: decideReplacement(database, refundUpTo),
      questionOf: (leaseId: string, locale: Locale) => questionOf(database, leaseId, locale),
    },
    chores: [{ name: RETURN_REMINDERS, next: remindOfReturns(database) }],
    moveLeaseDays: moveLeaseDays(database),
    machineLabels: machineLabels(database, { publicUrl }),
  };
}
