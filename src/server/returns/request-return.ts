import { createHash } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { ShippingRule } from '../../domain/checkout/shipping-rules.ts';
import type { ReturnRequest } from '../../domain/returns/return-request.ts';
import type { ReturnWay } from '../../domain/returns/return-way.ts';
import type { Database } from '../database/database.ts';
import type { LockedOrder } from '../orders/lock-order.ts';
import { emails } from '../outbox/tables.ts';
import { agreeReturn, type ReturnAgreed, type ReturnRefused } from './agree-return.ts';
import type { WayOffer } from './return-offers.ts';
import { announceReturn } from './announce-return.ts';
import { piecesBesides } from './give-way.ts';
import { giveWay } from './let-give-way.ts';
import { openReturn } from './open-return.ts';
import { ownOrder, type Asker, type NotTheirOrder } from './own-return.ts';
import { returnLines, returns, withdrawals } from './tables.ts';
import { FORM_DIGEST } from './withdrawals.ts';
import { returnsReached, whatFollows } from './what-follows.ts';
import { withdrawalNotice, withdrawalReceipt } from './withdrawal-emails.ts';
import { lockForm, type ReturnRow } from './write-return.ts';

type Asked = Asker & { readonly orderId: string; readonly request: ReturnRequest };

interface Needs {
  readonly rules: { readonly shipping: readonly ShippingRule[] };
  /** Who hears of withdrawals; null for the seller of the market. */
  readonly recipient: string | null;
}

/** On which ways goods of an order may come back, and what is refunded then; nothing is asked for yet. */
export const offerReturn =
  (database: Database, { rules }: Pick<Needs, 'rules'>) =>
  async ({
    request,
    ...asked
  }: Asked): Promise<
    { readonly ok: true; readonly offers: readonly WayOffer[] } | ReturnRefused | NotTheirOrder
  > => {
    const found = await ownOrder(database, asked, { isLocked: false });
    if (!found.ok) return found;
    const agreed = await agreeReturn(database, found.order, { request, rules: rules.shipping });
    return agreed.ok ? { ok: true, offers: agreed.offers } : agreed;
  };

/** What of an order is withdrawn from, in words; null for all of it. */
const goodsInWords = ({ isWhole, lines }: ReturnAgreed): string | null =>
  isWhole
    ? null
    : lines.flatMap(({ pieces, item }) => (pieces > 0 ? [`${pieces} × ${item.name}`] : [])).join('\n');

/** Keeps the statement of withdrawal that a request is, with its receipt on a durable medium and the shop's notice (art. 11a). */
async function stateIt(
  transaction: Database,
  { order, returnId }: { readonly order: LockedOrder; readonly returnId: string },
  {
    agreed,
    recipient,
    request,
  }: { readonly agreed: ReturnAgreed; readonly recipient: string | null; readonly request: ReturnRequest },
): Promise<void> {
  const { firstName, lastName, email } = agreed.view.shippingAddress;
  const name = `${firstName} ${lastName}`.trim();
  const goods = goodsInWords(agreed);
  const [stated] = await transaction
    .insert(withdrawals)
    .values({
      digest: digestOf(request),
      orderId: order.id,
      returnId,
      orderNumber: order.orderNumber,
      name,
      email,
      userId: order.userId,
      goods,
      locale: order.locale,
    })
    .returning();
  if (!stated) throw new Error('The statement was not kept');
  await transaction.insert(emails).values([
    withdrawalNotice(stated, { recipient, isAcknowledged: true }),
    withdrawalReceipt(stated, {
      orderId: order.id,
      recipient: email,
      currency: order.currency,
      name,
      // As they are by now: what each is estimated at depends on what gave way.
      follows: await whatFollows(transaction)(order.id, { goods, returnId }),
      returns: await returnsReached(transaction, order.id, { goods, returnId }),
    }),
  ]);
}

/** Whether a return is what a request asks for: its form was sent twice. */
async function isOf(transaction: Database, row: ReturnRow, request: ReturnRequest): Promise<boolean> {
  const { kind, note, way, lines } = request;
  if (row.kind !== kind || row.note !== note || row.way !== way) return false;
  const written = await transaction
    .select()
    .from(returnLines)
    .where(and(eq(returnLines.returnId, row.id), gt(returnLines.asked, 0)));
  return (
    written.length === lines.length &&
    lines.every(({ itemId, pieces, reason }) =>
      written.some((line) => line.orderItemId === itemId && line.asked === pieces && line.reason === reason),
    )
  );
}

/** What is asked for by a return of its own: without the pieces of exchanges and complaints that become withdrawals. */
const linesBesides = ({ lines }: ReturnRequest, agreed: ReturnAgreed): ReturnRequest['lines'] => {
  const left = piecesBesides(agreed.lines, agreed.givesWay);
  return lines.flatMap((line) => {
    const pieces = left.find(({ item }) => item.id === line.itemId)?.pieces ?? 0;
    return pieces > 0 ? [{ ...line, pieces }] : [];
  });
};

/** What the digest of the statement that a form made begins with: sent again, it is known by it though other returns took its pieces. */
const digestBeginning = (formId: string) => `${FORM_DIGEST}${formId}:`;

/** All of that digest: the same form with other content has another. */
const digestOf = ({ id, kind, lines, note, way }: ReturnRequest): string => {
  const sorted = lines.toSorted((one, other) => one.itemId.localeCompare(other.itemId));
  const content = sorted.map(({ itemId, pieces, reason }) => [itemId, pieces, reason]);
  const hash = createHash('sha256').update(JSON.stringify([kind, content, note, way]));
  return `${digestBeginning(id)}${hash.digest('base64url')}`;
};

/** What was answered to the statement that a form made before; null for a form that was not sent, or states nothing. */
async function statedBy(
  transaction: Database,
  orderId: string,
  request: ReturnRequest,
): Promise<ReturnRequested | null> {
  const [stated] = await transaction
    .select({ returnId: withdrawals.returnId, digest: withdrawals.digest })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.orderId, orderId),
        sql`starts_with(${withdrawals.digest}, ${digestBeginning(request.id)})`,
      ),
    );
  if (stated?.returnId == null) return null;
  const { returnId, digest } = stated;
  return digest === digestOf(request) ? { ok: true, returnId } : { ok: false, reason: 'form-used' };
}

export type ReturnRequested =
  | { readonly ok: true; readonly returnId: string }
  | ReturnRefused
  | NotTheirOrder
  | { readonly ok: false; readonly reason: 'form-used' | 'way-not-offered' }
  /** What is refunded is not what was shown by now. */
  | { readonly ok: false; readonly reason: 'estimate-changed'; readonly offers: readonly WayOffer[] };

/**
 * Asks for goods of an order to go back, under the lock of its order: the same form twice is one return, and of two for the last piece the
 * second is refused. A withdrawal is a statement, which needs no approval; a complaint waits for staff. `seenMinor` is the refund that was
 * shown for a way.
 */
export const requestReturn =
  (database: Database, { rules, recipient }: Needs) =>
  ({
    request,
    seenMinor,
    ...asked
  }: Asked & {
    readonly seenMinor: Readonly<Partial<Record<ReturnWay, number>>>;
  }): Promise<ReturnRequested> =>
    database.transaction(async (transaction): Promise<ReturnRequested> => {
      const own = await ownOrder(transaction, asked, { isLocked: true });
      if (!own.ok) return own;
      const { order } = own;
      await lockForm(transaction, request.id);
      const stated = await statedBy(transaction, order.id, request);
      if (stated !== null) return stated;
      const [known] = await transaction.select().from(returns).where(eq(returns.id, request.id));
      if (known) {
        return known.orderId === order.id && (await isOf(transaction, known, request))
          ? { ok: true, returnId: known.id }
          : { ok: false, reason: 'form-used' };
      }
      const agreed = await agreeReturn(transaction, order, { request, rules: rules.shipping });
      if (!agreed.ok) return agreed;
      const offer = agreed.offers.find(({ way }) => way === request.way);
      if (!offer) return { ok: false, reason: 'way-not-offered' };
      const { way, estimate, ownEstimate } = offer;
      if (seenMinor[way] !== (estimate?.totalMinor ?? 0)) {
        return { ok: false, reason: 'estimate-changed', offers: agreed.offers };
      }
      const { id, kind, note } = request;
      const { givesWay } = agreed;
      const isWithdrawal = kind === 'withdrawal';
      const lines = linesBesides(request, agreed);
      const by =
        lines.length === 0
          ? null
          : await openReturn(transaction, order, {
              id,
              kind,
              lines,
              note,
              way,
              estimate: ownEstimate,
              actor: `customer:${order.userId ?? 'guest'}`,
              reason: isWithdrawal ? 'stated' : 'asked',
              isByLaw: isWithdrawal,
            });
      const [turned] = await giveWay(transaction, order, {
        givesWay,
        by,
        rules: rules.shipping,
        chosen: way,
      });
      const returnId = by?.id ?? turned?.id;
      if (returnId === undefined) throw new Error('Nothing is asked for');
      if (isWithdrawal) await stateIt(transaction, { order, returnId }, { agreed, recipient, request });
      if (by === null) return { ok: true, returnId };
      await announceReturn(transaction, id, isWithdrawal ? 'approved' : 'asked', {
        hasEmail: !isWithdrawal,
      });
      return { ok: true, returnId: id };
    });
