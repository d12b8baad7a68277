import * as v from 'valibot';
import type { BulkStep } from './bulk-steps.ts';
import { chosenOrders } from './staff-orders-query.ts';
import { trackingSchema } from './tracking-schema.ts';

/** The names of an order's own fields in the form by which a step is taken with several. */
export const bulkField = (field: 'carrier' | 'number', orderId: string): string => `${field}.${orderId}`;

/** How the form names its orders, in one field: each by its id and how many parcels it had. A field for each would be more than a form may have. */
export const bulkOrders = (orders: readonly { readonly id: string; readonly parcels: number }[]): string =>
  orders.map(({ id, parcels }) => `${id}.${parcels}`).join(' ');

/** An order that a form asks a step for; see `takeBulkStep`. */
interface AskedOrder {
  readonly id: string;
  readonly tracking: { readonly carrier: string; readonly number: string } | null;
  readonly seen: number;
}

/** Fields of a form. */
interface Fields {
  readonly get: (name: string) => unknown;
}

const textOf = (form: Fields, name: string): string => {
  const typed = form.get(name);
  return typeof typed === 'string' ? typed : '';
};

/** The orders that a form names, with how many parcels each had. */
export function namedOrders(form: Fields): readonly { readonly id: string; readonly seen: number }[] {
  const seen = new Map(
    textOf(form, 'orders')
      .split(' ')
      .map((order) => order.split('.'))
      .map(([id = '', parcels = '']) => [id, /^\d{1,4}$/.test(parcels) ? Number(parcels) : 0]),
  );
  return chosenOrders([...seen.keys()]).map((id) => ({ id, seen: seen.get(id) ?? 0 }));
}

/**
 * Reads the form by which a step is taken with several orders. Where they are handed over each has a number of its own, and one without stays in
 * the shop; while any of the numbers is wrong or stands twice, nothing is done. Errors are message keys by field.
 */
export function readBulkForm(
  step: BulkStep,
  form: Fields,
):
  | { readonly ok: true; readonly orders: readonly AskedOrder[] }
  | { readonly ok: false; readonly errors: Readonly<Record<string, string>> } {
  const named = namedOrders(form);
  if (step !== 'ship') return { ok: true, orders: named.map((order) => ({ ...order, tracking: null })) };
  const orders = named.flatMap(({ id, seen }) => {
    const number = textOf(form, bulkField('number', id));
    const tracking = { carrier: textOf(form, bulkField('carrier', id)), number };
    return number.trim() === '' ? [] : [{ id, seen, tracking }];
  });
  const parcels = orders.map(({ id, tracking }) => ({ id, parcel: v.safeParse(trackingSchema, tracking) }));
  const labelled = Map.groupBy(parcels, ({ parcel }) =>
    parcel.success ? `${parcel.output.carrier} ${parcel.output.number}` : '',
  );
  const errors = parcels.flatMap(({ id, parcel }): (readonly [string, string])[] => {
    if (!parcel.success) return [[bulkField('number', id), 'backoffice.ship.invalid']];
    const { carrier, number } = parcel.output;
    const isTwice = (labelled.get(`${carrier} ${number}`)?.length ?? 0) > 1;
    return isTwice ? [[bulkField('number', id), 'backoffice.ship.twice']] : [];
  });
  return errors.length === 0 ? { ok: true, orders } : { ok: false, errors: Object.fromEntries(errors) };
}
