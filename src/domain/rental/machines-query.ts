import { MACHINE_STATES, type MachineState } from './machine.ts';

/** Which machines a list of the back office shows; null where it does not matter. */
export interface MachinesQuery {
  readonly productId: number | null;
  readonly depotId: number | null;
  readonly state: MachineState | null;
  /** Whether only those are asked for that are to be serviced by their hours. */
  readonly isServiceDue: boolean;
  /** The inventory number after which the page begins; null for the first page. */
  readonly after: string | null;
}

const AFTER_MAX = 100;
const INTEGER_MAX = 2_147_483_647;

const idOf = (text: string | null): number | null =>
  text !== null && /^\d{1,10}$/.test(text) && Number(text) <= INTEGER_MAX ? Number(text) : null;

/** Reads the address of a list of machines: what it does not know does not matter. */
export const readMachinesQuery = (query: URLSearchParams): MachinesQuery => ({
  productId: idOf(query.get('product')),
  depotId: idOf(query.get('depot')),
  state: MACHINE_STATES.find((state) => state === query.get('state')) ?? null,
  isServiceDue: query.get('service') === 'due',
  after: query.get('after')?.toWellFormed().replaceAll('\0', '').slice(0, AFTER_MAX) ?? null,
});

/** The same as an address's query; `rest` are further parameters, or other values of these, null for none. */
export function machinesAddress(
  { productId, depotId, state, isServiceDue, after }: MachinesQuery,
  rest: Readonly<Record<string, string | null>> = {},
): string {
  const given = {
    product: productId,
    depot: depotId,
    state,
    service: isServiceDue ? 'due' : null,
    after,
    ...rest,
  };
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${String(new URLSearchParams(pairs))}`;
}
