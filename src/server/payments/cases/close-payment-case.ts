import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { paymentCases } from '../tables.ts';

/** Notes that staff have dealt with a case, and what they found; one that was closed before stays as it was. */
export const closePaymentCase =
  (database: Database) =>
  async ({ caseId, note, staffId }: { caseId: string; note: string; staffId: string }): Promise<void> => {
    await database
      .update(paymentCases)
      .set({ outcome: 'dealt-with', closedAt: sql`now()`, closedBy: `staff:${staffId}`, note })
      .where(and(eq(paymentCases.id, caseId), isNull(paymentCases.closedAt)));
  };
