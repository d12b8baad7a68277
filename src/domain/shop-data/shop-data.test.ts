import { afterEach, describe, expect, test } from 'vitest';
import { daysAfter } from '../calendar/days.ts';
import {
  bankDaysFrom,
  daysOffAhead,
  isWorkingDay,
  NO_DAYS_OFF,
  setDaysOff,
  workingDaysFrom,
} from '../calendar/working-days.ts';
import { firstHandOverByTransfer, paymentDueDate } from '../checkout/payment-due.ts';
import { DEFAULT_SHIPPING_RULES, REGIONAL_SHIPPING_RULES } from '../checkout/shipping-rules.ts';
import { money } from '../money/money.ts';
import { withdrawalEnd } from '../returns/withdrawal.ts';
import { closureFields, CLOSURES_MAX, daysOffOf, MARTIAL_LAW_FIELD, workedField } from './closures.ts';
import { fieldsOfRules, mostDays, shippingRulesOf, termFields } from './delivery-terms.ts';
import { readShopData, readShopForm } from './shop-data.ts';
import { taxRatesOf } from './tax-rates.ts';

const fieldsOf = (read: ReturnType<typeof readShopData>) => {
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.fields;
};
const errorsOf = (read: ReturnType<typeof readShopData>) => (read.ok ? {} : read.errors);

const SELLER_UA = {
  name: 'ТОВ «Тепло»',
  nameLatin: '',
  address: 'вул. Нова, 1, Київ',
  addressLatin: '',
  number: '00032129',
  email: 'shop@teplo.example',
  phone: '044 765 43 21',
  messenger: '',
  hoursUk: 'пн–пт 9:00–18:00',
  hoursPl: 'pn.–pt. 9:00–18:00',
  hoursEn: 'Mon–Fri 9:00–18:00',
  bank: 'АТ «Банк»',
  bankLatin: '',
  iban: 'ua71 3999 9900 0002 6001 2345 6789 0',
};

describe('a seller', () => {
  test('is tidied: the telephone as E.164, the account without blanks', () => {
    const fields = fieldsOf(readShopData('seller-UA', { ...SELLER_UA, name: '  ТОВ «Тепло»\u200B ' }));
    expect(fields).toMatchObject({
      name: 'ТОВ «Тепло»',
      phone: '+380447654321',
      iban: 'UA713999990000026001234567890',
    });
    expect(readShopData('seller-UA', fields)).toEqual({ ok: true, fields });
  });

  test.each([
    ['name', '', 'missing'],
    ['name', 'а'.repeat(201), 'tooLong'],
    ['number', '00032128', 'edrpou'],
    ['number', '1234567', 'edrpou'],
    ['phone', '12', 'phone'],
    ['email', 'x@', 'email'],
    ['messenger', 'javascript:alert(1)', 'address'],
    ['messenger', 'https://user:word@t.me/x', 'address'],
    ['iban', 'UA723999990000026001234567890', 'iban'],
    ['iban', 'PL61109010140000071219812874', 'iban'],
  ])('is refused where %s is %j', (name, typed, problem) => {
    expect(errorsOf(readShopData('seller-UA', { ...SELLER_UA, [name]: typed }))).toEqual({
      [name]: `backoffice.shop.problem.${problem}`,
    });
  });

  test('is refused where fields are missing or are no texts', () => {
    expect(Object.keys(errorsOf(readShopData('seller-PL', { name: 7 })))).toContain('name');
    expect(errorsOf(readShopData('seller-UA', {}))).not.toHaveProperty('messenger');
  });
});

describe('delivery', () => {
  test.each([
    ['the default rules', DEFAULT_SHIPPING_RULES],
    ['rules by place', REGIONAL_SHIPPING_RULES],
  ])('fills a form from %s and reads them from it again', (_, rules) => {
    const fields = fieldsOf(readShopData('delivery', fieldsOfRules(rules)));
    expect(shippingRulesOf(fields)).toEqual(rules);
    expect(readShopData('delivery', fields)).toEqual({ ok: true, fields });
  });

  const way = { currency: 'UAH', method: 'standard' } as const;
  const city = termFields(way, 'major-city');
  const typed = fieldsOfRules(DEFAULT_SHIPPING_RULES);

  test('differs by place where the form says so, and is free from a sum or never', () => {
    const fields = fieldsOf(
      readShopData('delivery', { ...typed, [city.fee]: '149,50', [city.freeGoods]: '' }),
    );
    expect(
      shippingRulesOf(fields).filter(({ currency, method }) => currency === 'UAH' && method === 'standard'),
    ).toEqual([
      { ...way, place: 'major-city', fee: money(149_50, 'UAH'), free: null, days: { min: 3, max: 5 } },
      {
        ...way,
        place: 'elsewhere',
        fee: money(200_00, 'UAH'),
        free: { when: 'above', goods: money(5000_00, 'UAH') },
        days: { min: 3, max: 5 },
      },
    ]);
  });

  test('by a way that is not offered has no rules, and what can be read of its terms is kept', () => {
    const fields = fieldsOf(
      readShopData('delivery', {
        ...typed,
        'UAH-express-offered': '',
        'UAH-express-elsewhere-fee': 'nothing',
        'UAH-standard-offered': '',
      }),
    );
    const ways = shippingRulesOf(fields).map(({ currency, method }) => `${currency} ${method}`);
    expect(new Set(ways)).toEqual(new Set(['UAH standard', 'PLN standard']));
    expect(fields).toMatchObject({
      'UAH-express-elsewhere-fee': '',
      'UAH-express-major-city-fee': '350',
      'UAH-express-major-city-freeWhen': 'above',
      'UAH-express-major-city-daysMax': '2',
    });
    expect(readShopData('delivery', fields)).toEqual({ ok: true, fields });
    const offered = fieldsOf(
      readShopData('delivery', {
        ...fields,
        'UAH-express-offered': 'on',
        'UAH-express-elsewhere-fee': '350',
      }),
    );
    expect(shippingRulesOf(offered)).toEqual(DEFAULT_SHIPPING_RULES);
  });

  test.each([
    [city.fee, '', 'amount'],
    [city.fee, '-1', 'amount'],
    [city.fee, '10000,01', 'fee'],
    [city.freeGoods, '0', 'amount'],
    [city.daysMin, '0', 'days'],
    [city.daysMin, '5,5', 'days'],
    [city.daysMax, '2', 'daysOrder'],
    [city.daysMax, String(mostDays(way) + 1), 'slow'],
  ])('is refused where %s is %j', (name, value, problem) => {
    expect(errorsOf(readShopData('delivery', { ...typed, [name]: value }))).toEqual({
      [name]: `backoffice.shop.problem.${problem}`,
    });
  });
});

test.each([
  ['23', 23],
  ['5,5', 5.5],
  ['0', 0],
  ['27', 27],
])('a tax rate typed as %s is %d per cent', (typed, rate) => {
  expect(taxRatesOf(fieldsOf(readShopData('tax', { UA: '20', PL: typed })))).toEqual({ UA: 20, PL: rate });
});

test.each(['', '4', '28', '230', '2 3', 'x', '20.55'])('%j is no tax rate', (typed) => {
  expect(errorsOf(readShopData('tax', { UA: '20', PL: typed }))).toHaveProperty('PL');
});

describe('days off', () => {
  afterEach(() => setDaysOff(NO_DAYS_OFF));
  const row = (index: number, closure: Record<string, string>) =>
    Object.fromEntries(Object.entries(closure).map(([name, value]) => [`${name}-${index}`, value]));

  test('are no working days, in the country that they are of', () => {
    const fields = fieldsOf(
      readShopData('closures', {
        ...row(5, { from: '2027-01-05', to: '', market: 'UA', note: 'Інвентаризація' }),
        ...row(2, { from: '2026-12-28', to: '2026-12-31', market: 'both' }),
      }),
    );
    expect(fields).toMatchObject({ 'from-0': '2026-12-28', 'from-1': '2027-01-05', 'to-1': '2027-01-05' });
    expect(readShopData('closures', fields)).toEqual({ ok: true, fields });
    setDaysOff(daysOffOf(fields));
    expect(isWorkingDay('2027-01-05', 'UA')).toBe(false);
    expect(isWorkingDay('2027-01-05', 'PL')).toBe(true);
    expect(workingDaysFrom('2026-12-24', 2, 'UA')).toBe('2027-01-01');
    // 24 to 26 December, the closure and New Year.
    expect(workingDaysFrom('2026-12-23', 1, 'PL')).toBe('2027-01-04');
  });

  test('begin to have public holidays of Ukraine among them with the day after martial law', () => {
    setDaysOff(daysOffOf(fieldsOf(readShopData('closures', { [MARTIAL_LAW_FIELD]: '2027-08-20' }))));
    expect(isWorkingDay('2027-07-15', 'UA')).toBe(true);
    expect(isWorkingDay('2027-08-24', 'UA')).toBe(false);
  });

  test('name holidays on which the shop works and banks do not', () => {
    const eve = workedField('PL', '2026-12-24');
    const fields = fieldsOf(
      readShopData('closures', {
        ...row(0, { from: '2026-12-25', market: 'PL' }),
        [eve]: 'on',
        // A day that is none, a weekend, a day of the other country, and one on which the shop is closed.
        [workedField('PL', '2026-12-23')]: 'on',
        [workedField('PL', '2026-12-26')]: 'on',
        [workedField('UA', '2026-12-24')]: 'on',
        [workedField('PL', '2026-12-25')]: 'on',
        [workedField('PL', '2027-01-01')]: '',
      }),
    );
    expect(Object.keys(fields).filter((name) => name.startsWith('worked-'))).toEqual([
      eve,
      workedField('PL', '2026-12-25'),
    ]);
    expect(readShopData('closures', fields)).toEqual({ ok: true, fields });
    setDaysOff(daysOffOf(fields));
    expect(workingDaysFrom('2026-12-23', 1, 'PL')).toBe('2026-12-24');
    expect(workingDaysFrom('2026-12-24', 1, 'PL')).toBe('2026-12-28');
    expect(bankDaysFrom('2026-12-23', 1, 'PL')).toBe('2026-12-28');
    // What is ordered on the holiday cannot be paid by transfer before the next day of the bank.
    expect(firstHandOverByTransfer('2026-12-24', 'PL')).toBe('2026-12-29');
    expect(paymentDueDate('2026-12-22T10:00:00Z', 'PL', 2)).toBe('2026-12-28');
    // Fourteen days end on the holiday: the period goes on until a day that the law calls a working day.
    expect(withdrawalEnd('2026-12-10T10:00:00Z', 'PL')).toBe('2026-12-28');
    const many = Array.from({ length: 20 }, (_, index) => 2030 + index).map((year) => [
      workedField('PL', `${year}-05-01`),
      'on',
    ]);
    const kept = fieldsOf(
      readShopData('closures', {
        ...Object.fromEntries([
          ...many,
          ...many.map(([name = '']) => [name.replace('05-01', '12-25'), 'on']),
        ]),
        ...Object.fromEntries(many.map(([name = '']) => [name.replace('05-01', '11-11'), 'on'])),
      }),
    );
    expect(Object.keys(kept).filter((name) => name.startsWith('worked-')).length).toBeLessThanOrEqual(40);
  });

  test('are not typed as worked and closed at once; what is stored so stays in force', () => {
    const eve = workedField('PL', '2026-12-24');
    const closedFor = (market: string) => ({
      ...row(0, { from: '2026-12-21', to: '2026-12-31', market }),
      [eve]: 'on',
    });
    for (const market of ['PL', 'both']) {
      expect(errorsOf(readShopForm('closures', closedFor(market)))).toEqual({
        [eve]: 'backoffice.shop.problem.workedAndClosed',
      });
      expect(readShopData('closures', closedFor(market)).ok).toBe(true);
    }
    expect(readShopForm('closures', closedFor('UA')).ok).toBe(true);
  });

  test('reach browsers while they are of use', () => {
    const daysOff = daysOffOf({ [workedField('PL', '2026-12-24')]: 'on' });
    expect(daysOffAhead(daysOff, '2026-11-01T00:00:00Z')).toEqual(daysOff);
    expect(daysOffAhead(daysOff, '2027-12-01T00:00:00Z')).toBeNull();
  });

  test.each([
    [{ from: '2027-02-30' }, 'from', 'day'],
    [{ to: '2027-01-05' }, 'from', 'day'],
    [{ from: '2027-01-05', to: '2027-01-04' }, 'to', 'ends'],
    [{ from: '2027-01-05', to: '2027-12-31' }, 'to', 'tooManyDays'],
    [{ from: '2027-01-05', note: 'x'.repeat(101) }, 'note', 'tooLong'],
    [{ from: '2027-01-05', market: 'XX' }, 'market', 'missing'],
  ] as const)('are refused as %j', (closure, field, problem) => {
    expect(errorsOf(readShopData('closures', row(0, closure)))).toEqual({
      [closureFields(0)[field]]: `backoffice.shop.problem.${problem}`,
    });
  });

  const TOO_MANY = 'backoffice.shop.problem.tooManyDays';
  test('are 62 in a row at most, over rows that adjoin, meet, or have a weekend between them', () => {
    const read = (...rows: Record<string, string>[]) =>
      errorsOf(readShopData('closures', Object.assign({}, ...rows.map((each, index) => row(index, each)))));
    // From a Friday; 62 days, of which the last is a Thursday.
    const long = { from: '2027-01-01', to: '2027-03-03' };
    expect(read(long)).toEqual({});
    expect(read(long, { from: '2027-02-01', to: '2027-03-03' })).toEqual({});
    expect(read(long, { from: '2027-03-05' })).toEqual({});
    expect(read(long, { from: '2027-03-04' })).toEqual({ 'to-1': TOO_MANY });
    expect(read({ from: '2027-02-20', to: '2027-03-10' }, long)).toEqual({ 'to-0': TOO_MANY });
    // Monday to Friday each, eleven weeks.
    const weeks = Array.from({ length: 11 }, (_, week) => {
      const from = daysAfter('2027-03-01', 7 * week);
      return { from, to: daysAfter(from, 4) };
    });
    expect(read(...weeks.slice(0, 9))).toEqual({});
    expect(Object.values(read(...weeks))).toEqual([TOO_MANY]);
    // Each country has its own.
    expect(read({ ...long, market: 'UA' }, { from: '2027-03-04', market: 'PL' })).toEqual({});
  });

  test('are 120 of a year at most that would be worked otherwise', () => {
    const four = ['2027-01-04', '2027-04-05', '2027-07-05', '2027-10-04'].map((from, index) =>
      row(index, { from, to: daysAfter(from, 39) }),
    );
    const read = (to: string) =>
      errorsOf(readShopData('closures', Object.assign({}, ...four, row(4, { from: '2027-12-01', to }))));
    // 28 or 30 working days each.
    expect(read('2027-12-01')).toEqual({});
    expect(read('2027-12-31')).toEqual({ 'to-4': 'backoffice.shop.problem.tooManyOfYear' });
    expect(errorsOf(readShopData('closures', row(0, { from: '2027-12-01', to: '2028-01-31' })))).toEqual({});
  });

  test('of rows beyond the last are not read', () => {
    const fields = fieldsOf(readShopData('closures', row(CLOSURES_MAX, { from: '2027-01-05' })));
    expect(daysOffOf(fields)).toEqual(NO_DAYS_OFF);
  });
});
