import { eq } from 'drizzle-orm';
import type { OrderKeys } from '../../orders/order-key.ts';
import { isOrderId } from '../../orders/find-order.ts';
import type { StoredFile } from '../../ports/files.ts';
import { findOwnRow, type TicketReader } from './find-ticket.ts';
import { ticketAttachments, ticketMessages } from './tables.ts';
import type { TicketStore } from './ticket-store.ts';

/**
 * A file of a ticket for who may read the message that it came with: its customer, and staff. Files of notes among staff are theirs alone.
 * Null for anybody else and for an unknown one, alike. Throws while the files are out of order.
 */
export const readAttachment =
  ({ database, files }: Pick<TicketStore, 'database' | 'files'>, keys: Pick<OrderKeys, 'opens'>) =>
  async (
    id: string,
    reader: TicketReader & { readonly isStaff: boolean },
  ): Promise<{ readonly file: StoredFile; readonly fileName: string } | null> => {
    if (!isOrderId(id)) return null;
    const [found] = await database
      .select({
        ticketId: ticketAttachments.ticketId,
        file: ticketAttachments.file,
        fileName: ticketAttachments.fileName,
        isInternal: ticketMessages.isInternal,
      })
      .from(ticketAttachments)
      .innerJoin(ticketMessages, eq(ticketMessages.id, ticketAttachments.messageId))
      .where(eq(ticketAttachments.id, id));
    if (!found) return null;
    if (!reader.isStaff) {
      if (found.isInternal) return null;
      if ((await findOwnRow(database, keys)(found.ticketId, reader)) === null) return null;
    }
    const file = await files.get(found.file);
    return file && { file, fileName: found.fileName };
  };
