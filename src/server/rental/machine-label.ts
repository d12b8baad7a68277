import { sellerIn } from '../../content/pages/sellers.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import type { Database } from '../database/database.ts';
import type { PrintedDocument } from '../documents/document.ts';
import type { DrawnDocument } from '../documents/drawn-documents.ts';
import { qrMatrix } from '../documents/qr-code.ts';
import { messagesOf } from '../messages/messages.ts';
import { machineFacts } from './find-machine.ts';

/**
 * The label of a machine, whose code opens its page in the back office; null for one that is not there. `publicUrl` is where visitors
 * reach the shop.
 */
export const machineLabel =
  (
    database: Database,
    { draw, publicUrl }: { draw: (document: PrintedDocument) => DrawnDocument; publicUrl: string },
  ) =>
  async (id: number, locale: Locale): Promise<DrawnDocument | null> => {
    const machine = await machineFacts(database, id, locale);
    if (machine === null) return null;
    const { translate: t } = messagesOf(locale);
    const { inventoryNumber, productName, articleNumber, serialNumber, depotName, market } = machine;
    return draw({
      locale,
      title: inventoryNumber,
      author: sellerIn(market, locale).name,
      day: machine.version.slice(0, 10),
      byline: [productName],
      parts: [
        {
          kind: 'facts',
          rows: [
            [t('backoffice.machines.inventoryNumber'), inventoryNumber],
            [t('backoffice.machines.product'), productName],
            [t('backoffice.machines.article'), articleNumber],
            ...(serialNumber === null
              ? []
              : [[t('backoffice.machines.serialNumber'), serialNumber] as const]),
            [t('backoffice.machines.depot'), depotName],
          ],
          code: {
            modules: qrMatrix(new URL(`/admin/machines/${id}`, publicUrl).href),
            label: t('backoffice.machines.labelCode'),
          },
        },
      ],
      pageLabel: (number, count) => t('document.page', { number, count }),
    });
  };
