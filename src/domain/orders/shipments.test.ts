import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isPartlySent,
  leftToSend,
  maySendInParts,
  nextParcel,
  piecesField,
  readPieces,
  type LinePieces,
} from './shipments.ts';

const line = (itemId: string, pieces: number): LinePieces => ({ itemId, name: itemId, pieces });
const item = (id: string, quantity: number, rental: object | null = null) => ({
  id,
  name: id,
  quantity,
  rental,
});

describe('what is left to be sent', () => {
  test('is all bought goods that no parcel has, and no rented machine', () => {
    const items = [item('a', 3), item('b', 1), item('c', 2), item('m', 1, {})];
    const shipments = [{ lines: [line('a', 1), line('b', 1)] }, { lines: [line('a', 1)] }];
    expect(leftToSend({ items, shipments })).toEqual([line('a', 1), line('c', 2)]);
    expect(leftToSend({ items, shipments: [] })).toEqual([line('a', 3), line('b', 1), line('c', 2)]);
  });

  test('is divided until nothing is left: the parcels have every piece once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 6 }),
        fc.infiniteStream(fc.integer({ min: 0, max: 9 })),
        (quantities, draws) => {
          const items = quantities.map((quantity, place) => item(String(place), quantity));
          const shipments: { lines: readonly LinePieces[] }[] = [];
          for (let left = leftToSend({ items, shipments }); left.length > 0;) {
            const chosen = new Map(
              left.map(({ itemId, pieces }) => [itemId, Math.min(pieces, draws.next().value)]),
            );
            // Somebody who chose nothing sends one piece.
            const [first] = left;
            if (first && [...chosen.values()].every((pieces) => pieces === 0)) chosen.set(first.itemId, 1);
            const parcel = nextParcel(left, chosen);
            if (!parcel.ok) throw new Error(parcel.reason);
            expect(parcel.lines.every(({ pieces }) => pieces > 0)).toBe(true);
            shipments.push({ lines: parcel.lines });
            left = leftToSend({ items, shipments });
            expect(parcel.isLast).toBe(left.length === 0);
          }
          const sent = shipments.flatMap(({ lines }) => lines);
          for (const { id, quantity } of items) {
            expect(sent.reduce((sum, each) => sum + (each.itemId === id ? each.pieces : 0), 0)).toBe(
              quantity,
            );
          }
        },
      ),
    );
  });
});

describe('a parcel', () => {
  const left = [line('a', 2), line('b', 1)];

  test('takes all that is left unless something is chosen', () => {
    expect(nextParcel(left, null)).toEqual({ ok: true, lines: left, isLast: true });
    expect(nextParcel(left, new Map([['a', 2]]))).toEqual({ ok: true, lines: [line('a', 2)], isLast: false });
  });

  test.each([
    ['more than is left', 'a', 3],
    ['of a line that is sent or another order’s', 'c', 1],
    ['a part of a piece', 'a', 0.5],
    ['fewer than none', 'a', -1],
  ])('is refused with %s', (_, itemId, pieces) => {
    expect(nextParcel(left, new Map([[itemId, pieces]]))).toEqual({ ok: false, reason: 'more-than-left' });
  });

  test('is refused with nothing in it', () => {
    const none = new Map([
      ['a', 0],
      ['b', 0],
    ]);
    expect(nextParcel(left, none)).toEqual({ ok: false, reason: 'nothing-sent' });
  });
});

test('an order is partly sent while it is prepared and has a parcel', () => {
  expect(isPartlySent({ status: 'PROCESSING', shipments: [{}] })).toBe(true);
  expect(isPartlySent({ status: 'PROCESSING', shipments: [] })).toBe(false);
  expect(isPartlySent({ status: 'SHIPPED', shipments: [{}] })).toBe(false);
});

test('what is paid at the door and what replaces exchanged goods goes whole', () => {
  expect(maySendInParts({ paymentMethod: 'transfer', isReplacement: false })).toBe(true);
  expect(maySendInParts({ paymentMethod: 'pod', isReplacement: false })).toBe(false);
  expect(maySendInParts({ paymentMethod: 'card', isReplacement: true })).toBe(false);
});

test('the form’s pieces are whole numbers; an empty field is none, and no field is all', () => {
  expect(readPieces({ number: '1' })).toEqual({ ok: true, chosen: null });
  expect(readPieces({ [piecesField('a')]: ' 2 ', [piecesField('b')]: '' })).toEqual({
    ok: true,
    chosen: new Map([
      ['a', 2],
      ['b', 0],
    ]),
  });
  expect(
    readPieces({ [piecesField('a')]: '1,5', [piecesField('b')]: '-1', [piecesField('c')]: '1' }),
  ).toEqual({
    ok: false,
    fields: [piecesField('a'), piecesField('b')],
  });
});
