import { Readable } from 'node:stream';
import { and, desc, eq, sql } from 'drizzle-orm';
import { EXPORT_DOCUMENTS } from '../../../domain/account/data-export.ts';
import type { Database } from '../../database/database.ts';
import { contractName } from '../../../domain/rental/contract-name.ts';
import { salesDocuments } from '../../invoices/tables.ts';
import { orders } from '../../orders/tables.ts';
import { leaseContracts } from '../../rental/contracts/tables.ts';
import type { ArchiveFile } from '../../pack-archive.ts';

/** Draws an issued document as PDF, from what is kept of it (`salesDocuments.content`). */
export type DrawSalesDocument = (content: unknown) => Promise<Buffer>;

/** What draws the documents of an archive. */
export interface DocumentDrawers {
  readonly drawDocument: DrawSalesDocument;
  /** Draws the contract of a lease, or an annex of it. */
  readonly drawContract: (leaseId: string, annex: number) => Promise<Buffer>;
}

/**
 * The newest EXPORT_DOCUMENTS of a customer's invoices and corrections, then of the contracts of their leases, as files of an archive, and how many there are in `all`. Each is read and
 * drawn when its turn has come, one after the other.
 */
export async function documentFiles(
  database: Database,
  userId: string,
  { drawDocument: draw, drawContract }: DocumentDrawers,
): Promise<{ readonly files: readonly ArchiveFile[]; readonly all: number }> {
  const own = and(eq(orders.id, salesDocuments.orderId), eq(orders.userId, userId));
  const newest = await database
    .select({ id: salesDocuments.id, number: salesDocuments.number })
    .from(salesDocuments)
    .innerJoin(orders, own)
    .orderBy(desc(salesDocuments.issuedAt), desc(salesDocuments.number))
    .limit(EXPORT_DOCUMENTS);
  const [count] = await database
    .select({ all: sql<number>`count(*)::int` })
    .from(salesDocuments)
    .innerJoin(orders, own);
  const ofOrder = and(eq(orders.id, leaseContracts.orderId), eq(orders.userId, userId));
  const contracts = await database
    .select({
      leaseId: leaseContracts.leaseId,
      orderNumber: orders.orderNumber,
      line: leaseContracts.line,
      annex: leaseContracts.annex,
    })
    .from(leaseContracts)
    .innerJoin(orders, ofOrder)
    .orderBy(desc(leaseContracts.issuedAt), desc(leaseContracts.id))
    .limit(EXPORT_DOCUMENTS - newest.length);
  const [found] = await database
    .select({ all: sql<number>`count(*)::int` })
    .from(leaseContracts)
    .innerJoin(orders, ofOrder);
  const contractCount = found?.all ?? 0;
  const open = (id: string) => async () => {
    const [document] = await database
      .select({ content: salesDocuments.content })
      .from(salesDocuments)
      .where(eq(salesDocuments.id, id));
    return Readable.from([await draw(document?.content)]);
  };
  return {
    files: [
      ...newest.map(({ id, number }) => ({
        name: `documents/${number}.pdf`,
        isCompressed: true,
        open: open(id),
      })),
      ...contracts.map(({ leaseId, orderNumber, line, annex }) => ({
        name: `documents/${orderNumber}-${contractName(line, annex)}.pdf`,
        isCompressed: true,
        open: async () => Readable.from([await drawContract(leaseId, annex)]),
      })),
    ],
    all: (count?.all ?? 0) + contractCount,
  };
}
