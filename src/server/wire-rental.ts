import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { availabilityForShopper } from './checkout/availability-for-shopper.ts';
import type { Database } from './database/database.ts';
import type { PrintedDocument } from './documents/document.ts';
import type { DrawnDocument } from './documents/drawn-documents.ts';
import { bookMaintenance, cancelMaintenance } from './rental/book-maintenance.ts';
import { calendarFeedsOf } from './rental/calendar-feeds.ts';
import { findAvailability } from './rental/find-availability.ts';
import { findMachine } from './rental/find-machine.ts';
import { listMachines, machineChoices } from './rental/list-machines.ts';
import { machineLabel } from './rental/machine-label.ts';
import { moveLeaseDays } from './rental/move-lease-days.ts';
import { findBooking, moveBooking } from './rental/move-booking.ts';
import { readBoard } from './rental/read-board.ts';
import { remindOfReturns, RETURN_REMINDERS } from './rental/remind-of-returns.ts';
import { reinstateMachine, retireMachine } from './rental/retire-machine.ts';
import { addMachine, changeMachine } from './rental/save-machine.ts';

interface RentalNeeds {
  readonly feed: ChangeFeed;
  readonly draw: (document: PrintedDocument) => DrawnDocument;
  readonly secret: string;
  readonly publicUrl: string;
}

/**
 * When machines are free, their calendars, and what staff do with them. How many are in service is the stock that pages show, which is up
 * to date before the answer.
 */
export function wireRental(database: Database, { feed, draw, secret, publicUrl }: RentalNeeds) {
  return {
    availability: findAvailability(database),
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
    chores: [{ name: RETURN_REMINDERS, next: remindOfReturns(database) }],
    moveLeaseDays: moveLeaseDays(database),
    machineLabel: machineLabel(database, { draw, publicUrl }),
  };
}
