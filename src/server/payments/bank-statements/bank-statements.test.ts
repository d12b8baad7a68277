import { afterAll, expect, test } from 'vitest';
import { openTransferShop } from '../../../../tests/support/transfer-shop.ts';
import { LINE_TEXT_MAX, type IncomingLine } from '../../../domain/payments/bank-statements/incoming-line.ts';
import { readStatement } from './read-statement.ts';

const transfers = await openTransferShop();
const { shop, staff, close } = transfers;
afterAll(close);

const bytes = (text: string) => new TextEncoder().encode(text);
const numberOf = async (orderId: string) => (await transfers.order(orderId)).orderNumber;
const major = (minor: number) => (minor / 100).toFixed(2);
const HEADER = 'Дата операції;Сума;Призначення платежу;Кореспондент;Номер документу\n';
const csv = (...lines: readonly (readonly [day: string, minor: number, purpose: string])[]) =>
  bytes(
    HEADER +
      lines.map(([day, minor, purpose]) => `${day};${major(minor)};${purpose};Коваль Олена;7`).join('\n'),
  );
const read = (file: Uint8Array): readonly IncomingLine[] => {
  const found = readStatement(file, 'UAH');
  if (!found.ok) throw new Error(found.reason);
  return found.statement.incoming;
};
const record = (lines: readonly IncomingLine[], orderNumbers: readonly (string | null)[]) =>
  shop.payments.recordStatement(
    lines.map((line, place) => ({ line, isTaken: true, orderNumber: orderNumbers[place] ?? null })),
    staff,
  );

test('each line of a statement finds its order, is recorded once, and pays it', async () => {
  const exact = await transfers.place();
  const part = await transfers.place({}, 2);
  const lines = read(
    csv(
      ['05.11.2026', exact.total, `Оплата за ${await numberOf(exact.orderId)}`],
      ['05.11.2026', part.total - 1, `Оплата за ${await numberOf(part.orderId)}`],
      ['05.11.2026', 1, 'Дякую'],
    ),
  );
  const matches = await shop.payments.matchStatement(lines);
  expect(matches.map(({ kind, order }) => [kind, order?.id])).toEqual([
    ['exact', exact.orderId],
    ['part', part.orderId],
    ['unknown', undefined],
  ]);

  const numbers = [await numberOf(exact.orderId), await numberOf(part.orderId), 'ORD-1'];
  const recorded = await record(lines, numbers);
  expect(recorded.map(({ result }) => (result.ok ? result.decision.effect : result.reason))).toEqual([
    'accept',
    'part',
    'order-not-found',
  ]);
  expect(await transfers.order(exact.orderId)).toMatchObject({ paymentStatus: 'PAID', status: 'PROCESSING' });
  const log = await shop.listAudit({ subject: 'order', subjectId: exact.orderId });
  expect(log.entries).toMatchObject([
    { action: 'order-moved', changes: { orderStatus: ['PENDING', 'PROCESSING'] } },
    {
      action: 'payment-recorded',
      subjectName: numbers[0],
      changes: {
        lineAmount: ['', `${major(exact.total)} UAH`],
        lineDay: ['', '2026-11-05'],
        // Nothing of what the bank says of the payer.
        lineReference: ['', 'written'],
      },
    },
  ]);

  // The same statement again, or one whose days overlap.
  const again = read(
    csv(
      ['05.11.2026', exact.total, `Оплата за ${await numberOf(exact.orderId)}`],
      ['06.11.2026', 1, 'Дякую'],
    ),
  );
  expect((await shop.payments.matchStatement(again)).map(({ kind }) => kind)).toEqual([
    'recorded',
    'unknown',
  ]);
  const twice = await record(again, numbers);
  expect(twice[0]?.result).toEqual({ ok: false, reason: 'already-recorded' });
  expect(await transfers.lines(exact.orderId)).toEqual([exact.total]);
});

test('a line for an order that wants no money is shown as such, and recorded only to be sent back', async () => {
  const { orderId, total } = await transfers.place();
  await transfers.came(orderId, total);
  const [line] = read(csv(['05.11.2026', total, await numberOf(orderId)]));
  if (!line) throw new Error('No line');
  expect((await shop.payments.matchStatement([line])).map(({ kind }) => kind)).toEqual(['not-awaited']);
  const [recorded] = await record([line], [await numberOf(orderId)]);
  expect(recorded?.result).toMatchObject({ ok: true, decision: { effect: 'refund-due' } });
});

test('a line of a day that has not come is not recorded', async () => {
  const { orderId, total } = await transfers.place();
  const [recorded] = await record(read(csv(['05.11.2099', total, 'x'])), [await numberOf(orderId)]);
  expect(recorded?.result).toEqual({ ok: false, reason: 'day-impossible' });
  expect(await transfers.lines(orderId)).toEqual([]);
});

test('two lines that say the same are two, and each keeps its name', () => {
  const twins = csv(['05.11.2026', 5_00, 'x'], ['05.11.2026', 5_00, 'x'], ['05.11.2026', 6_00, 'x']);
  const names = read(twins).map(({ reference }) => reference);
  expect(new Set(names).size).toBe(3);
  expect(read(twins).map(({ reference }) => reference)).toEqual(names);
  expect(names.every((name) => name.startsWith('7/') && name.length <= 64)).toBe(true);
});

const MT940 = `:20:1
:25:PL25106000760000888888888888
:28C:1
:60F:C260830PLN100,00
:61:2608300830C250,50NTRFNONREF//BR1
:86:020~00BD95~20Zaplata ORD-10~21001~32JAN NOWAK~33 KRAKOW
:61:2608300830D10,50NTRFNONREF//BR2
:86:020~20Prowizja
:62F:C260830PLN340,00
`;

test('words of a SWIFT statement in which a sign and two digits stand are kept', () => {
  const words = 'Rachunek ~99 zlotych ORD-10001';
  const found = readStatement(bytes(MT940.replace(/^:86:020~00BD.*$/m, `:86:${words}`)), 'PLN');
  expect(found.ok && found.statement.incoming[0]?.purpose).toBe(words);
});

test('a SWIFT statement is read, its words put together again', () => {
  const found = readStatement(bytes(MT940), 'PLN');
  expect(found).toMatchObject({
    ok: true,
    statement: {
      others: 1,
      incoming: [{ day: '2026-08-30', amountMinor: 250_50, currency: 'PLN', payer: 'JAN NOWAK KRAKOW' }],
    },
  });
  const [line] = found.ok ? found.statement.incoming : [];
  expect(line?.purpose).toContain('ORD-10001');
  expect(line?.reference).toMatch(/^BR1\//);
  // What the file says of its account is not asked for.
  expect(readStatement(bytes(MT940), 'UAH')).toEqual(found);
  expect(readStatement(bytes(MT940.replaceAll('PLN', 'EUR')), 'PLN')).toEqual({
    ok: false,
    reason: 'other-currency',
  });
});

test.each([
  ['~32JAN KOWALSKI~33UL. JANA 3', 'JAN KOWALSKI UL. JANA 3'],
  ['~32PRZEDSIEBIORSTWO BUDOWLANE ~33JAN', 'PRZEDSIEBIORSTWO BUDOWLANE JAN'],
  ['~32SPOLDZIELNIA MIESZKANIOWA J~33ANOWO', 'SPOLDZIELNIA MIESZKANIOWA JANOWO'],
])('a payer in two subfields %j is %j', (subfields, payer) => {
  const found = readStatement(bytes(MT940.replace('~32JAN NOWAK~33 KRAKOW', subfields)), 'PLN');
  expect(found.ok && found.statement.incoming[0]?.payer).toBe(payer);
});

test('two lines of one sum for one order: the second is not proposed', async () => {
  const { orderId, total } = await transfers.place();
  const purpose = await numberOf(orderId);
  const lines = read(csv(['05.11.2026', total, purpose], ['06.11.2026', total, purpose]));
  const matches = await shop.payments.matchStatement(lines);
  expect(matches.map(({ kind, order }) => [kind, order?.dueMinor])).toEqual([
    ['exact', total],
    ['paid-above', 0],
  ]);
});

test('files of older programs are read by the signs of their country', () => {
  const polish = Uint8Array.from(Buffer.from('date;amount;purpose;payer\n2026-09-01;5,00;x;', 'latin1'));
  const [line] = (() => {
    const found = readStatement(Uint8Array.from([...polish, 0xa3, 0xf3, 0x64, 0x9f]), 'PLN');
    return found.ok ? found.statement.incoming : [];
  })();
  expect(line?.payer).toBe('Łódź');
});

test('a text without end is cut, and its line matched by what is left', async () => {
  const [line] = read(csv(['05.11.2026', 5_00, `${'10001 '.repeat(10_000)}`]));
  expect(line?.purpose).toHaveLength(LINE_TEXT_MAX);
  expect(await shop.payments.matchStatement(line ? [line] : [])).toHaveLength(1);
});

test.each([
  ['an empty file', ''],
  ['a picture', '\u0089PNG\r\n\u001A\n\0'],
  ['a table of something else', 'id;name\n1;Panel'],
  ['a SWIFT statement with a day that there is not', MT940.replace(':61:260830', ':61:260230')],
  ['a SWIFT statement with a sign that no text has', MT940.replace('ORD', 'O\0D')],
  ['a SWIFT statement that does not add up', MT940.replace('PLN340,00', 'PLN341,00')],
])('%s is no statement', (_, text) => {
  expect(readStatement(bytes(text), 'PLN')).toEqual({ ok: false, reason: 'no-statement' });
});

test('more lines than a page shows are refused, however they are spread', () => {
  const many = (count: number, minor: number) =>
    csv(...Array.from({ length: count }, () => ['05.11.2026', minor, 'x'] as const));
  expect(readStatement(many(120, 5_00), 'UAH').ok).toBe(true);
  expect(readStatement(many(121, 5_00), 'UAH')).toEqual({ ok: false, reason: 'too-many-lines' });
  const empty = bytes(`${HEADER}${'\n'.repeat(1_000_000)}`);
  expect(readStatement(empty, 'UAH')).toEqual({ ok: false, reason: 'too-many-lines' });
});
