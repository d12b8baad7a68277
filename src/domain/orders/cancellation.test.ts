import { expect, it } from 'vitest';
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { NO_CARD_MONEY } from '../payments/card-money.ts';
import { CANCEL_REASONS, cancelEvent, mayCancel, mayCustomerCancel, moneyOnCancel } from './cancellation.ts';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from './order-status.ts';
import { LEASE_BILL_KINDS, type LeaseBillKind } from '../rental/lease-bill.ts';
import { LEASE_TRANSITIONS } from '../rental/lease-status.ts';
import { mayReorder } from './reorder.ts';

const STATUSES = Object.keys(PURCHASE_TRANSITIONS) as PurchaseStatus[];
const purchase = { rental: null };
const rental = (status: string) => ({
  rental: { duration: 'week', count: 1, startDate: null, leaseId: null, status } as const,
});

it.each(STATUSES)('an order that is %s can be cancelled only where the table has it', (status) => {
  const allowed: readonly string[] = PURCHASE_TRANSITIONS[status];
  expect(mayCancel({ status, items: [purchase] })).toBe(allowed.includes('CANCELLED'));
});

it('an order can be cancelled until the first of its machines is handed over', () => {
  const cancellable = Object.keys(LEASE_TRANSITIONS).filter((status) =>
    mayCancel({ status: 'PROCESSING', items: [purchase, rental(status)] }),
  );
  expect(cancellable.toSorted()).toEqual(['APPROVED', 'CANCELLED', 'PENDING', 'PROCESSING', 'REJECTED']);
});

it('an order can be cancelled until the first of its parcels is with a carrier', () => {
  const order = { status: 'PROCESSING', items: [purchase] };
  expect(mayCancel({ ...order, shipments: [] })).toBe(true);
  expect(mayCancel({ ...order, shipments: [{}] })).toBe(false);
});

it('a lease of several machines can be cancelled until the first of them is handed over', () => {
  const waiting = rental('PROCESSING').rental;
  const order = (isPartlyOut: boolean) => ({
    status: 'PROCESSING',
    items: [{ rental: { ...waiting, isPartlyOut } }],
  });
  expect(mayCancel(order(false))).toBe(true);
  expect(mayCancel(order(true))).toBe(false);
});

it('what is owed after a lease only staff can let go', () => {
  const of = (kind: LeaseBillKind) => ({
    status: 'PENDING',
    items: [{ rental: { ...rental('PENDING').rental, bill: { leaseId: 'lease', kind } } }],
  });
  expect(mayCancel(of('settlement'))).toBe(true);
  expect(LEASE_BILL_KINDS.filter((kind) => !mayCustomerCancel(of(kind)))).toEqual(['settlement']);
});

const unpaid = {
  paymentStatus: 'UNPAID',
  totalMinor: 100,
  heldMinor: 0,
  cardMinor: 0,
  creditMinor: 0,
  isReplacement: false,
  awaitsCredit: false,
  cardMoney: NO_CARD_MONEY,
};

it('the cancel form promises no money that a bank decides of, or that went back', () => {
  const order = { ...unpaid, paymentStatus: 'PAID', heldMinor: 100 };
  const disputed = { ...NO_CARD_MONEY, isDisputed: true };
  expect(moneyOnCancel({ ...order, paymentStatus: 'UNPAID' })).toBe('all'); // what may be under way
  expect(moneyOnCancel(order)).toBe('all');
  expect(moneyOnCancel({ ...order, cardMoney: disputed })).toBe('disputed');
  const part = { ...order, paymentStatus: 'PARTIALLY_REFUNDED' };
  expect(moneyOnCancel(part)).toBe('rest');
  expect(moneyOnCancel({ ...part, cardMoney: disputed })).toBe('disputed');
  const refunded = { ...order, paymentStatus: 'REFUNDED' };
  for (const takenMinor of [0, 40, 100]) {
    expect(moneyOnCancel({ ...refunded, cardMoney: { ...NO_CARD_MONEY, takenMinor } })).toBe('done');
  }
  expect(moneyOnCancel({ ...refunded, cardMoney: { ...NO_CARD_MONEY, failedMinor: 1 } })).toBe('failed');
});

it('the cancel form promises no money of a replacement that its customer paid nothing for', () => {
  const waits = { ...unpaid, isReplacement: true, awaitsCredit: true };
  expect(moneyOnCancel(waits)).toBe('unpaid');
  expect(moneyOnCancel({ ...waits, heldMinor: 40 })).toBe('all'); // sent before anybody asked for it
  const credited = { ...waits, awaitsCredit: false, paymentStatus: 'PAID', heldMinor: 100, creditMinor: 100 };
  expect(moneyOnCancel(credited)).toBe('unpaid'); // the worth of what was exchanged goes back as that
  expect(moneyOnCancel({ ...credited, creditMinor: 60 })).toBe('all');
  expect(moneyOnCancel({ ...credited, heldMinor: 60, creditMinor: 60, cardMinor: 40 })).toBe('all');
  const due = { ...credited, paymentStatus: 'UNPAID', heldMinor: 60, creditMinor: 60 };
  expect(moneyOnCancel(due)).toBe('all'); // the rest may be under way
});

it('what has arrived can be ordered again (R23)', () => {
  expect(STATUSES.filter((status) => mayReorder({ status, items: [] }))).toEqual(['DELIVERED', 'COMPLETED']);
});

it('every reason has its words where it is chosen and where it is told', () => {
  for (const reason of CANCEL_REASONS) {
    expect(uk).toHaveProperty([`order.cancelReason.${reason}`]);
    expect(uk).toHaveProperty([`order.event.${cancelEvent(reason)}`]);
  }
});
