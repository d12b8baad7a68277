import { and, asc, eq, inArray } from 'drizzle-orm';
import { sellerIn } from '../../content/pages/sellers.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import type { LabelSize } from '../../domain/rental/label-size.ts';
import { knownName } from '../catalogue/known-name.ts';
import { productTexts } from '../catalogue/tables.ts';
import { fitsInteger } from '../database/columns.ts';
import type { Database } from '../database/database.ts';
import { drawLabels } from '../documents/draw-labels.ts';
import { DrawingBusy } from '../documents/drawn-documents.ts';
import { qrMatrix } from '../documents/qr-code.ts';
import { messagesOf } from '../messages/messages.ts';
import { oneAtATime } from '../one-at-a-time.ts';
import { depots, machines } from './tables.ts';

/** So many files of labels wait while one is drawn; another is refused. */
const WAITING_MAX = 8;

interface AskedLabels {
  readonly ids: readonly number[];
  readonly size: LabelSize;
  readonly locale: Locale;
}

/**
 * The labels of machines as one PDF, by their inventory numbers; each has a code that opens the machine's page in the back office. What
 * may change, as its depot, is not on it. Null where none of the machines is there. `publicUrl` is where visitors reach the shop.
 */
export function machineLabels(database: Database, { publicUrl }: { readonly publicUrl: string }) {
  const inTurn = oneAtATime({ waitingMax: WAITING_MAX });
  return async ({ ids, size, locale }: AskedLabels) => {
    const known = ids.filter(fitsInteger);
    if (known.length === 0) return null;
    const found = await database
      .select({
        id: machines.id,
        number: machines.inventoryNumber,
        serialNumber: machines.serialNumber,
        name: knownName,
        market: depots.market,
        version: machines.updatedAt,
      })
      .from(machines)
      .innerJoin(depots, eq(depots.id, machines.depotId))
      .innerJoin(
        productTexts,
        and(eq(productTexts.productId, machines.productId), eq(productTexts.locale, locale)),
      )
      .where(inArray(machines.id, known))
      .orderBy(asc(machines.inventoryNumber));
    const [first] = found;
    if (!first) return null;
    const { translate: t } = messagesOf(locale);
    const title = found.length === 1 ? first.number : t('backoffice.machines.labels');
    const labels = found.map(({ id, number, serialNumber, name }) => ({
      number,
      name: tieUnits(name),
      note: serialNumber === null ? null : t('lease.serial', { number: serialNumber }),
      code: {
        modules: qrMatrix(new URL(`/admin/machines/${id}`, publicUrl).href),
        label: t('backoffice.machines.labelCode'),
      },
    }));
    const day = found.reduce((latest, { version }) => (version > latest ? version : latest), '').slice(0, 10);
    const author = sellerIn(first.market, locale).name;
    const turn = await inTurn(() => drawLabels({ locale, title, author, day, labels }, size));
    if (!turn.ok) throw new DrawingBusy();
    return { title, bytes: turn.value };
  };
}
