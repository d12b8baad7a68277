import { describe, expect, test } from 'vitest';
import {
  RETURN_TRANSITIONS,
  staffSteps,
  STAFF_RETURN_STEPS,
  stepsBack,
  type ReturnStatus,
} from './return-status.ts';
import { mustBeUnused, nonReturnable } from './non-returnable.ts';
import { goodsLabelName, numberOfLabel } from './return-number.ts';
import { askedKinds, parseReturnRequest } from './return-request.ts';
import { payerOf, returnWays, wayCostMinor } from './return-way.ts';
import { NO_FREIGHT } from '../checkout/freight.ts';

const STATUSES = Object.keys(RETURN_TRANSITIONS) as ReturnStatus[];
const follows = (from: ReturnStatus, to: ReturnStatus) =>
  (RETURN_TRANSITIONS[from] as readonly ReturnStatus[]).includes(to);

describe('the steps of a return', () => {
  test('follow the table one by one, however many are taken at once', () => {
    for (const from of STATUSES) {
      for (const to of STATUSES) {
        const steps = stepsBack(from, to);
        steps?.reduce((before, after) => {
          expect(follows(before, after)).toBe(true);
          return after;
        }, from);
        expect(steps?.at(-1) ?? to).toBe(to);
      }
      for (const to of STAFF_RETURN_STEPS) {
        staffSteps(from, to)?.reduce((before, after) => {
          expect(follows(before, after)).toBe(true);
          return after;
        }, from);
      }
    }
  });

  test('let staff receive what nobody announced, and end nothing twice', () => {
    expect(stepsBack(null, 'COMPLETED')?.[0]).toBe('PENDING');
    expect(staffSteps('APPROVED', 'RETURNED')).toEqual(['SHIPPED', 'RETURNED']);
    expect(staffSteps('COMPLETED', 'REJECTED')).toBeNull();
    expect(staffSteps('SHIPPED', 'CANCELLED')).toBeNull();
    // Its customer is choosing another replacement: nothing is agreed to meanwhile, and it can still be refused.
    const asked = { isAskedAgain: true };
    expect(staffSteps('PENDING', 'APPROVED', asked)).toBeNull();
    expect(staffSteps('PENDING', 'RETURNED', asked)).toBeNull();
    expect(staffSteps('PENDING', 'REJECTED', asked)).toEqual(['REJECTED']);
    expect(staffSteps('APPROVED', 'RETURNED', asked)).toEqual(['SHIPPED', 'RETURNED']);
  });
});

describe('what can be asked for', () => {
  const at = { market: 'UA', now: '2026-11-10T10:00:00.000Z' } as const;
  const order = (status: string, deliveredAt?: string) => ({
    status,
    items: [{ rental: null }],
    events: deliveredAt === undefined ? [] : [{ toStatus: 'DELIVERED', at: deliveredAt }],
  });

  test('is to withdraw before the goods arrive and 14 days after, and to complain from then on', () => {
    expect(askedKinds(order('PROCESSING'), at).kinds).toEqual([]);
    expect(askedKinds(order('SHIPPED'), at).kinds).toEqual(['withdrawal']);
    expect(askedKinds(order('DELIVERED', '2026-11-01T10:00:00.000Z'), at).kinds).toEqual([
      'withdrawal',
      'complaint',
    ]);
    expect(askedKinds(order('COMPLETED', '2026-10-01T10:00:00.000Z'), at).kinds).toEqual(['complaint']);
    expect(askedKinds(order('RETURNED', '2026-11-01T10:00:00.000Z'), at).kinds).toEqual([]);
  });

  test('is nothing of what is made for one customer, unless something is wrong with it', () => {
    expect(nonReturnable('withdrawal', ['home', 'cut-to-length'])).toBe('cut-to-length');
    expect(nonReturnable('complaint', ['cut-to-length'])).toBeNull();
    expect(nonReturnable('withdrawal', ['home'])).toBeNull();
  });

  test('has to be unused in Ukraine and for companies; consumers in Poland may have tried it', () => {
    expect(mustBeUnused('withdrawal', { market: 'UA', isCompany: false })).toBe(true);
    expect(mustBeUnused('withdrawal', { market: 'PL', isCompany: true })).toBe(true);
    expect(mustBeUnused('withdrawal', { market: 'PL', isCompany: false })).toBe(false);
    expect(mustBeUnused('complaint', { market: 'UA', isCompany: true })).toBe(false);
  });
});

describe('the ways back', () => {
  const parcel = { quantity: 1, categoryId: 11, freight: NO_FREIGHT };
  const panel = { ...parcel, freight: { ...NO_FREIGHT, panelPowerW: 450, panelsCount: 1 } };
  const station = { ...parcel, categoryId: 9 };

  test('are a parcel at the customer’s cost, or with the label at what is taken off the refund', () => {
    const lines = [parcel];
    expect(returnWays('withdrawal', { lines, market: 'UA' })).toEqual(['own', 'label']);
    expect(payerOf('withdrawal', 'own')).toBe('customer');
    expect(wayCostMinor('withdrawal', 'label', 200_00)).toBe(200_00);
    expect(wayCostMinor('withdrawal', 'own', 200_00)).toBe(0);
  });

  test('of what is no parcel are collected in Poland and agreed in Ukraine', () => {
    expect(returnWays('withdrawal', { lines: [panel], market: 'PL' })).toEqual(['collection']);
    expect(returnWays('withdrawal', { lines: [parcel, panel], market: 'UA' })).toEqual(['agreed']);
    expect(returnWays('withdrawal', { lines: [station], market: 'PL' })).toEqual(['agreed']);
    expect(payerOf('withdrawal', 'collection')).toBe('shop');
  });

  test('cost nothing where something is wrong with the goods', () => {
    expect(returnWays('complaint', { lines: [parcel], market: 'UA' })).toEqual(['label']);
    expect(returnWays('complaint', { lines: [panel], market: 'UA' })).toEqual(['collection']);
    expect(wayCostMinor('complaint', 'label', 200_00)).toBe(0);
  });
});

describe('the form of a return', () => {
  const items = [
    { id: 'a', quantity: 3 },
    { id: 'b', quantity: 1 },
  ];
  const id = '4b4f1f6e-0000-4000-8000-000000000000';
  const read = (fields: Record<string, string>) =>
    parseReturnRequest(items, { id, kind: 'withdrawal', ...fields });

  test('is read line by line; nobody has to say why they withdraw', () => {
    expect(read({ 'pieces.a': ' 2 ', 'pieces.b': '', note: ' ', way: 'own', unused: 'on' })).toEqual({
      ok: true,
      request: {
        id,
        kind: 'withdrawal',
        lines: [{ itemId: 'a', pieces: 2, reason: null }],
        note: null,
        way: 'own',
        isUnused: true,
      },
    });
  });

  test('of a complaint asks for a reason and a description', () => {
    const errors = { 'reason.a': 'return.error.reason', note: 'return.error.note' };
    expect(read({ kind: 'complaint', 'pieces.a': '1', 'reason.a': 'changed-mind', note: '?' })).toEqual({
      ok: false,
      errors,
    });
    const note = 'Не вмикається після двох днів';
    expect(read({ kind: 'complaint', 'pieces.a': '1', 'reason.a': 'faulty', note })).toMatchObject({
      request: { lines: [{ reason: 'faulty' }], note },
    });
  });

  test('marks counts that are none or more than were bought, and is refused whole where it is none', () => {
    for (const pieces of ['-1', '4', '1.5', 'x']) {
      expect(read({ 'pieces.a': pieces })).toMatchObject({ errors: { 'pieces.a': 'return.error.pieces' } });
    }
    expect(parseReturnRequest(items, { id: 'x', kind: 'withdrawal' })).toEqual({ ok: false, errors: null });
    expect(read({ kind: 'undelivered' })).toEqual({ ok: false, errors: null });
  });
});

test('the label of a return is found by its number alone', () => {
  expect(numberOfLabel(goodsLabelName('RET-10001'))).toBe('RET-10001');
  expect(numberOfLabel('label-1-1')).toBeNull();
});
