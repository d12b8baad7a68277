import type { Database } from './database/database.ts';
import { afterSaleOf } from './warranties/after-sale.ts';
import { installableOrders, listInstallations } from './warranties/installations.ts';
import { listWarranties } from './warranties/list-warranties.ts';
import { ownManuals } from './warranties/own-manuals.ts';
import { removeRepair, saveRepair } from './warranties/repairs.ts';
import { removeInstallation, saveInstallation } from './warranties/save-installation.ts';
import { saveSerials, serialLinesOf } from './warranties/save-serials.ts';

/** Binds what is done with goods after their sale: warranties, serial numbers, records of installation, manuals. */
export const wireWarranties = (database: Database) => ({
  list: listWarranties(database),
  ofOrder: afterSaleOf(database),
  serialLines: serialLinesOf(database),
  saveSerials: saveSerials(database),
  saveRepair: saveRepair(database),
  removeRepair: removeRepair(database),
  listInstallations: listInstallations(database),
  installableOrders: installableOrders(database),
  saveInstallation: saveInstallation(database),
  removeInstallation: removeInstallation(database),
  ownManuals: ownManuals(database),
});
