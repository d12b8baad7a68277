import { afterAll, describe, expect, test } from 'vitest';
import { openWithdrawnExchanges } from '../../../tests/support/withdrawn-exchanges.ts';
import { PARCEL } from '../../../tests/support/exchange-shop.ts';

const opened = await openWithdrawnExchanges();
const { shop, staff, asker, close } = opened;
const { delivered, approved, arrive, step, take, state, withdraw, keptOf, exchangedOf, brought } = opened;
afterAll(close);

const COMPLAINT = { kind: 'complaint', reason: 'faulty', note: 'It does not switch on.' } as const;
const total = (sums: readonly number[]) => sums.reduce((sum, minor) => sum + minor, 0);

describe('a withdrawal from pieces of which some are on their way in the parcel of an exchange', () => {
  /** Three pieces of which two are on their way to be exchanged, with the form that withdraws from two. */
  async function onTheirWay() {
    const order = await delivered(3);
    const found = await approved(order, 'same', { ...COMPLAINT, pieces: 2 });
    await shop.returns.trackOwn({ ...asker, returnId: found.returnId, tracking: PARCEL });
    const request = opened.requestOf(order, 2);
    const offered = await shop.returns.offer({ ...asker, orderId: order.orderId, request });
    if (!offered.ok) throw new Error(offered.reason);
    return { order, ...found, request, offers: offered.offers };
  }
  const numbersOf = async (orderId: string) =>
    (await opened.returnsOf(orderId)).flatMap(({ row }) => (row.kind === 'withdrawal' ? [row.number] : []));

  for (const way of ['own', 'label'] as const) {
    test(`is promised what it comes to, by ${way}, and says which travel with what`, async () => {
      const { order, returnId, request, offers } = await onTheirWay();
      const offer = offers.find((each) => each.way === way);
      const { exchange } = await opened.read(returnId);
      expect(offer?.beside).toEqual([
        { number: exchange.number, isSent: true, lines: [{ name: expect.any(String), pieces: 1 }] },
      ]);
      const promisedMinor = offer?.estimate?.totalMinor ?? 0;
      const asked = { ...asker, orderId: order.orderId, request: { ...request, way } };
      const result = await shop.returns.request({ ...asked, seenMinor: { [way]: promisedMinor } });
      expect(result).toMatchObject({ ok: true });
      const begun = (await opened.returnsOf(order.orderId)).filter(({ row }) => row.kind === 'withdrawal');
      expect(begun).toHaveLength(2);
      expect(total(begun.map(({ row }) => row.estimate?.totalMinor ?? 0))).toBe(promisedMinor);
      expect(offer?.payer).toBe(way === 'own' ? 'customer' : 'deducted');
      // The shop pays the parcel of the exchange, whatever is in it, and takes nothing off for it.
      const partedId = begun.find(({ row }) => row.status === 'SHIPPED')?.row.id ?? '';
      const read = async () => {
        const found = await shop.returns.find({ ...asker, returnId: partedId });
        return found.ok ? found.found : null;
      };
      expect(await read()).toMatchObject({ way: 'label', payer: 'shop' });
      await step(partedId, 'RETURNED');
      await step(partedId, 'IN_PROGRESS');
      expect(await take(order, partedId)).toMatchObject({ ok: true });
      expect(await read()).toMatchObject({ status: 'COMPLETED', payer: 'shop', wayWithheldMinor: 0 });
    });
  }

  test('has a receipt of every return that it makes, with the sum of them', async () => {
    const { order, request } = await onTheirWay();
    await opened.withdraw(order, 2, { id: request.id });
    const receipt = await opened.receipt(order.orderId);
    const numbers = (await numbersOf(order.orderId)).toSorted();
    expect(numbers).toHaveLength(2);
    for (const number of numbers) expect(receipt).toContain(number);
    expect(receipt).toContain('Разом орієнтовно повернемо');
    expect(receipt.match(/Товар уже в дорозі до нас/gu)).toHaveLength(1);
    expect(receipt.match(/Надішліть товар протягом 14 днів/gu)).toHaveLength(1);
    expect(receipt.match(/Протягом 14 днів від отримання заяви повернемо кошти/gu)).toHaveLength(1);
    const page = await shop.orders.findWithdrawal(order.orderId);
    if (!page) throw new Error('There is no statement');
    const { returns: told } = await shop.orders.whatFollows(order.orderId, page);
    expect(told.map(({ number, goods }) => [number, goods])).toEqual([
      [numbers[0], 'parcel'],
      [numbers[1], 'on-way'],
    ]);
  });

  test('of the whole order has one of those of what was stated before and of replacements, too', async () => {
    const { order, replacementId } = await exchangedOf(2);
    await brought(replacementId);
    await opened.withdraw(order, 1);
    await state(order.orderId);
    const receipt = await opened.receipt(order.orderId);
    const [ofReplacement] = await opened.returnsOf(replacementId);
    for (const number of [...(await numbersOf(order.orderId)).slice(1), ofReplacement?.row.number]) {
      expect(receipt).toContain(number);
    }
    expect(receipt).toContain((await opened.order(replacementId)).orderNumber);
    expect(receipt).toContain('Разом орієнтовно повернемо');
    expect(receipt.match(/Надішліть товар протягом 14 днів/gu)).toHaveLength(1);
  });
});

describe('receipts of one day', () => {
  const receipts = async (orderId: string) =>
    (await opened.emails(orderId)).filter(({ occasion }) => occasion === 'withdrawal').length;
  const hasReceipt = async (orderId: string) => (await shop.orders.findWithdrawal(orderId))?.hasReceipt;

  test('are not used up by what its customer states by their own form, and calls off', async () => {
    const order = await delivered(1);
    for (const _ of [1, 2]) {
      const asked = await withdraw(order, 1);
      await shop.returns.callOff({ ...asker, returnId: asked.ok ? asked.returnId : '' });
    }
    const { returnId } = await state(order.orderId);
    await shop.returns.callOff({ ...asker, returnId: returnId ?? '' });
    for (const words of ['Кабель', 'Вимикач', 'Розетка']) await state(order.orderId, words);
    expect(await receipts(order.orderId)).toBe(5);
    expect(await hasReceipt(order.orderId)).toBe(false);
    // What its customer states themselves is acknowledged all the same.
    expect(await withdraw(order, 1)).toMatchObject({ ok: true });
    expect(await receipts(order.orderId)).toBe(6);
    expect(await hasReceipt(order.orderId)).toBe(true);
  });
});

describe('what is said of the delivery', () => {
  const follows = async (orderId: string) => {
    const page = await shop.orders.findWithdrawal(orderId);
    return page && shop.orders.whatFollows(orderId, page);
  };

  test('is that it goes back later where replacements are withdrawn from, too, and then it is told', async () => {
    const { order, replacementId } = await exchangedOf(2);
    const { totalMinor, heldMinor } = await opened.order(replacementId);
    await opened.came(replacementId, totalMinor - heldMinor);
    await state(order.orderId);
    const receipt = await opened.receipt(order.orderId);
    expect(receipt).not.toContain('Вартість доставки до цієї суми не входить');
    expect(receipt).toContain('Вартість доставки теж повернемо');
    const told = async () =>
      (await opened.emails(order.orderId)).filter(({ occasion }) => occasion === 'return-delivery-back');
    const [rest] = (await opened.returnsOf(order.orderId)).filter(({ row }) => row.status === 'APPROVED');
    await arrive(rest?.row.id ?? '');
    await take(order, rest?.row.id ?? '');
    expect(await told()).toEqual([]);
    await shop.orders.cancelByStaff({ orderId: replacementId, staffId: staff, reason: 'sold-out' });
    await opened.runChores();
    const letters = await told();
    expect(letters).toHaveLength(1);
    expect(await follows(order.orderId)).toMatchObject({ isDeliveryLater: false });
    expect(await keptOf(order.orderId)).toBe(0);
  });

  test('follows the estimate once another return of the order was called off', async () => {
    const order = await delivered(2);
    const asked = await withdraw(order, 1);
    await state(order.orderId);
    expect(await follows(order.orderId)).toMatchObject({ next: { money: 'after-goods' } });
    const returnId = asked.ok ? asked.returnId : '';
    expect(await shop.returns.callOff({ ...asker, returnId })).toEqual({ ok: true });
    expect(await follows(order.orderId)).toMatchObject({ next: { money: 'after-goods-part' } });
  });
});
