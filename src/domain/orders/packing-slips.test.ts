import { describe, expect, it } from 'vitest';
import { STATUSES } from './order-status.ts';
import {
  isPacked,
  linesToPack,
  packedLines,
  packingSlipAddress,
  PACKING_SLIPS_MAX,
  readPackingSlipsQuery,
} from './packing-slips.ts';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

describe('packing slips', () => {
  it('are asked for by the ids of orders, each once and no more than one file holds', () => {
    const asked = new URLSearchParams([
      ['id', id(1)],
      ['id', id(1)],
      ['id', '1 or 1=1'],
      ['id', ''],
      ['other', id(3)],
      ['id', id(2)],
    ]);
    expect(readPackingSlipsQuery(asked)).toEqual([id(1), id(2)]);
    const many = Array.from({ length: PACKING_SLIPS_MAX + 5 }, (_, number) => ['id', id(number)]);
    expect(readPackingSlipsQuery(new URLSearchParams(many))).toHaveLength(PACKING_SLIPS_MAX);
    const own = new URL(packingSlipAddress(id(7)), 'http://shop').searchParams;
    expect(readPackingSlipsQuery(own)).toEqual([id(7)]);
  });

  it('are made of orders whose goods are to be sent, or were', () => {
    const packed = (isStopped: boolean) => STATUSES.filter((status) => isPacked({ status, isStopped }));
    expect(packed(false)).toEqual(['PROCESSING', 'SHIPPED', 'DELIVERED', 'COMPLETED']);
    expect(packed(true)).toEqual(['SHIPPED', 'DELIVERED', 'COMPLETED']);
  });

  it('list of an order in parts the pieces that no parcel has, and its machines', () => {
    const lines = [
      { id: 'a', quantity: 3, rental: null },
      { id: 'b', quantity: 1, rental: null },
      { id: 'm', quantity: 1, rental: {} },
    ];
    const of = (itemId: string, pieces: number) => ({ itemId, name: itemId, pieces });
    expect(linesToPack(lines, { status: 'PROCESSING', shipments: [] })).toEqual(lines);
    const shipments = [{ lines: [of('a', 1)] }, { lines: [of('a', 1), of('b', 1)] }];
    expect(linesToPack(lines, { status: 'PROCESSING', shipments })).toEqual([
      { id: 'a', quantity: 1, rental: null },
      lines[2],
    ]);
    // Its rest stayed in the shop.
    expect(linesToPack(lines, { status: 'SHIPPED', shipments })).toEqual([
      { id: 'a', quantity: 2, rental: null },
      lines[1],
      lines[2],
    ]);
  });

  it('list what is bought and what is rented, but no bill for machines that are out', () => {
    const bought = { rental: null };
    const rented = { rental: {} };
    const billed = { rental: { bill: { leaseId: 'lease' } } };
    expect(packedLines([bought, rented, billed])).toEqual([bought, rented]);
  });
});
