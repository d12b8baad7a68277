import { and, eq, sql } from 'drizzle-orm';
import { WARRANTIES_PART, type WarrantiesQuery } from '../../domain/warranties/warranties-query.ts';
import type { WarrantyView } from '../../domain/warranties/warranty-view.ts';
import type { Database } from '../database/database.ts';
import { orderItems, orders } from '../orders/tables.ts';
import { expiresOn, todayThere } from './warranted-lines.ts';
import { warrantyViews } from './warranty-views.ts';

/** The day on which the last warranty of a line ends. */
const lastDay = expiresOn(sql`greatest(${orderItems.warrantyMonths}, ${orderItems.performanceMonths})`);

/** The goods of a customer that have a warranty. */
interface OwnWarranties {
  readonly warranties: readonly WarrantyView[];
  /** Whether there are more of them. */
  readonly hasMore: boolean;
}

/** A customer's goods with their warranties (C §3), what was received last first: those of which something is covered still, those that are over, or all. */
export const listWarranties =
  (database: Database) =>
  async (userId: string, { view, parts }: WarrantiesQuery): Promise<OwnWarranties> => {
    const limit = parts * WARRANTIES_PART;
    const isCoveredStill = sql`${lastDay} >= ${todayThere()}`;
    const found = await warrantyViews(
      database,
      and(
        eq(orders.userId, userId),
        view === 'all' ? undefined : view === 'active' ? isCoveredStill : sql`not (${isCoveredStill})`,
      ),
      { limit: limit + 1 },
    );
    return { warranties: found.slice(0, limit), hasMore: found.length > limit };
  };
