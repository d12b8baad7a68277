import type { Locale } from '../domain/locale/locale.ts';
import { awaitInvalidation, type ChangeFeed } from './changes/change-feed.ts';
import { availabilityForShopper } from './checkout/availability-for-shopper.ts';
import type { Database } from './database/database.ts';
import { refundUpTo } from './payments/refund-up-to.ts';
import { bookMaintenance, cancelMaintenance } from './rental/book-maintenance.ts';
import { calendarFeedsOf } from './rental/calendar-feeds.ts';
import { findAvailability } from './rental/find-availability.ts';
import { findMachine } from './rental/find-machine.ts';
import { listMachines, machineChoices } from './rental/list-machines.ts';
import { machineLabels } from './rental/machine-labels.ts';
import { findBooking, moveBooking } from './rental/move-booking.ts';
import { readBoard } from './rental/read-board.ts';
import { readUtilisation } from './rental/read-utilisation.ts';
import { breakMachine } from './rental/replacements/break-machine.ts';
import { decideReplacement } from './rental/replacements/decide-replacement.ts';
import { findReplacement, listReplacements, questionOf } from './rental/replacements/find-replacements.ts';
import { offerReplacement } from './rental/replacements/offer-replacement.ts';
import { swapMachine } from './rental/replacements/swap-machine.ts';
import { reinstateMachine, retireMachine } from './rental/retire-machine.ts';
import { addMachine, changeMachine } from './rental/save-machine.ts';

interface RentalNeeds {
  readonly feed: ChangeFeed;
  readonly secret: string;
  readonly publicUrl: string;
}

/**
 * When machines are free, their calendars, and what staff do with them. How many are in service is the stock that pages show, which is up
 * to date before the answer.
 */
export function wireRental(database: Database, { feed, secret, publicUrl }: RentalNeeds) {
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
    machineLabels: machineLabels(database, { publicUrl }),
  };
}
