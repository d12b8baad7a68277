import type { CatalogueReads } from './catalogue-reads.ts';
import { findAlternatives } from './rental/find-alternatives.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { availabilityForShopper } from './checkout/availability-for-shopper.ts';
import type { Database } from './database/database.ts';
import type { PrintedDocument } from './documents/document.ts';
import type { DrawnDocument } from './documents/drawn-documents.ts';
import { bookMaintenance, cancelMaintenance } from './rental/book-maintenance.ts';
import { calendarFeedsOf } from './rental/calendar-feeds.ts';
import { findMachine } from './rental/find-machine.ts';
import { firstFreeDays } from './rental/first-free-days.ts';
import { listMachines, machineChoices } from './rental/list-machines.ts';
import { machineLabel } from './rental/machine-label.ts';
import { findBooking, moveBooking } from './rental/move-booking.ts';
import { readBoard } from './rental/read-board.ts';
import { reinstateMachine, retireMachine } from './rental/retire-machine.ts';
import { todayIn } from './rental/today.ts';
import type { Currency } from '../domain/money/money.ts';
import { marketOf } from '../domain/locale/market.ts';
import { addMachine, changeMachine } from './rental/save-machine.ts';

interface RentalNeeds {
  readonly feed: ChangeFeed;
  readonly reads: CatalogueReads;
  readonly draw: (document: PrintedDocument) => DrawnDocument;
  readonly secret: string;
  readonly publicUrl: string;
}

/**
 * When machines are free, their calendars, and what staff do with them. How many are in service is the stock that pages show, which is up
 * to date before the answer.
 */
export function wireRental(database: Database, { feed, reads, draw, secret, publicUrl }: RentalNeeds) {
  return {
    /** The day at the depots that serve a currency, ISO 8601. */
    today: (currency: Currency) => todayIn(marketOf(currency)),
    firstFreeDays: firstFreeDays(database),
    alternatives: findAlternatives(reads.catalogue),
    availabilityForShopper: availabilityForShopper(database),
    calendars: calendarFeedsOf(database, { secret, publicUrl }),
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
    findBooking: findBooking(database),
    moveBooking: moveBooking(database),
    machineLabel: machineLabel(database, { draw, publicUrl }),
  };
}
