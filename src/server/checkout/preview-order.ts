import type { Database } from '../database/database.ts';
import { agreeOrder, type OrderNeeds } from './agree-order.ts';
import type { AgreedOrder } from './agreed-order.ts';
import { checkOffers, Refused, type Refusal } from './check-order.ts';
import type { OrderRequest } from './order-request.ts';

/** Carries what an order would come to out of the transaction, which undoes all that it took. */
class Previewed extends Error {
  override readonly name = 'Previewed';
  readonly order: AgreedOrder;
  constructor(order: AgreedOrder) {
    super('previewed');
    this.order = order;
  }
}

export type PreviewOrderResult =
  | { readonly ok: true; readonly order: AgreedOrder }
  | ({ readonly ok: false } & Refusal);

/** What an order would be if it were placed now, by the same rules and in the same way, of which nothing stays: neither a number nor a hold. */
export const previewOrder =
  (database: Database, needs: OrderNeeds) =>
  async (request: OrderRequest): Promise<PreviewOrderResult> => {
    try {
      checkOffers(request, needs.rules);
      return await database.transaction(async (transaction) => {
        throw new Previewed(
          await agreeOrder(transaction, request, { ...needs, replaced: [], isPreview: true }),
        );
      });
    } catch (error) {
      if (error instanceof Previewed) return { ok: true, order: error.order };
      if (error instanceof Refused) return { ok: false, ...error.refusal };
      throw error;
    }
  };
