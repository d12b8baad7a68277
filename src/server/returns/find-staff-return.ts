import { and, asc, eq, isNull, like } from 'drizzle-orm';
import type { Locale } from '../../domain/locale/locale.ts';
import { actorKindOf, type ActorKind } from '../../domain/orders/actor.ts';
import type { ReturnStatus } from '../../domain/returns/return-status.ts';
import type { ReturnView } from '../../domain/returns/return-view.ts';
import { isActor, shownName } from '../account/shown-name.ts';
import { users } from '../account/tables.ts';
import type { Database } from '../database/database.ts';
import { orderAddresses } from '../orders/address-tables.ts';
import { returnViewOf } from './find-return.ts';
import { readReturn } from './own-return.ts';
import { returnEvents, withdrawals } from './tables.ts';

/** A step of a return or a note about it, with who it was; the name is null for customers, the shop itself, and whose account was deleted. */
export interface StaffReturnEvent {
  readonly id: number;
  readonly fromStatus: ReturnStatus | null;
  readonly toStatus: ReturnStatus;
  readonly actor: ActorKind;
  readonly name: string | null;
  readonly reason: string;
  readonly note: string | null;
  readonly isInternal: boolean;
  readonly at: string;
}

/** A return with all that staff know of it. */
export interface StaffReturnDetails {
  readonly found: ReturnView;
  readonly history: readonly StaffReturnEvent[];
  /** `locale` is the language of the order, in which they are written to. */
  readonly customer: {
    readonly name: string;
    readonly email: string;
    readonly phone: string;
    readonly locale: Locale;
  };
  /** Goods that were named in words by open statements of withdrawal. */
  readonly stated: readonly { readonly statedAt: string; readonly goods: string | null }[];
}

/** A return for staff; null for an unknown one. The back office's door has let the reader in. */
export const findStaffReturn =
  (database: Database) =>
  async (returnId: string): Promise<StaffReturnDetails | null> => {
    const known = await readReturn(database, returnId);
    if (!known) return null;
    const events = await database
      .select({ event: returnEvents, name: shownName })
      .from(returnEvents)
      .leftJoin(users, and(isActor(returnEvents.actor), like(returnEvents.actor, 'staff:%')))
      .where(eq(returnEvents.returnId, returnId))
      .orderBy(asc(returnEvents.id));
    const [address] = await database
      .select()
      .from(orderAddresses)
      .where(and(eq(orderAddresses.orderId, known.order.id), eq(orderAddresses.kind, 'shipping')));
    return {
      found: await returnViewOf(database, known),
      history: events.map(({ event, name }) => {
        const { returnId: _r, actor, ...rest } = event;
        return { ...rest, actor: actorKindOf(actor), name };
      }),
      customer: {
        name: `${address?.firstName ?? ''} ${address?.lastName ?? ''}`.trim(),
        email: address?.email ?? '',
        phone: address?.phone ?? '',
        locale: known.order.locale,
      },
      stated: await database
        .select({ statedAt: withdrawals.statedAt, goods: withdrawals.goods })
        .from(withdrawals)
        .where(and(eq(withdrawals.returnId, returnId), isNull(withdrawals.closedAt)))
        .orderBy(asc(withdrawals.statedAt)),
    };
  };
