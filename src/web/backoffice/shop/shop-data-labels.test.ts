import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import uk from '../../../content/messages/uk.json' with { type: 'json' };
import { translator, type MessageKey } from '../../../content/translator.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { editableValue, shopChanges, shopDataHistory } from './shop-data-labels.ts';

const MESSAGES = Object.fromEntries(Object.entries(uk).map(([key, text]) => [key, compile(text)]));
const translate = translator('uk', MESSAGES);
const lookUp: LookUp = (key, values) =>
  Object.hasOwn(MESSAGES, key) ? translate(key as MessageKey, values) : null;
const words = { lookUp, locale: 'uk' } as const;
const plain = (text: string | undefined) => text?.replaceAll('\u00A0', ' ');
const afterOf = (field: string, said: string, given: Parameters<typeof shopChanges>[1] = words) =>
  plain(shopChanges({ [field]: ['', said] }, given)[0]?.after);

test.each([
  ['UAH-standard-elsewhere-fee', '222.50', '222,50 грн'],
  ['PLN-express-major-city-freeGoods', '3000', '3 000 zł'],
  ['PLN-haulage-low-loader-next', '2600', '2 600 zł'],
  ['UAH-pod-limit', '50000', '50 000 грн'],
  ['UAH-standard-elsewhere-daysMax', '5', '5 робочих днів'],
  ['UAH-standard-elsewhere-freeWhen', 'above', 'Понад суму'],
  ['UAH-express-offered', 'on', 'Так'],
  ['PL', '5.5', '5,5 %'],
  ['from-0', '2027-01-05', '05.01.2027'],
  ['worked-PL-2026-12-24', 'on', 'Так'],
  ['phone', '+380447654321', '+380 44 765 43 21'],
  ['iban', 'UA713999990000026001234567890', 'UA71 3999 9900 0002 6001 2345 6789 0'],
  ['capital', '5000', '5000'],
])('%s says %s as %s', (field, said, printed) => {
  expect(afterOf(field, said)?.toLowerCase()).toBe(printed.toLowerCase());
});

test('a holiday that is worked is named by its day and country', () => {
  const [change] = shopChanges({ 'worked-PL-2026-12-24': ['', 'on'] }, words);
  expect(plain(change?.label)).toContain('четвер, 24 грудня 2026 р. (Польща)');
});

test('amounts and rates are typed with the decimal mark of the language', () => {
  expect(editableValue('UAH-standard-elsewhere-fee', '222.50', 'pl')).toBe('222,50');
  expect(editableValue('PL', '5.5', 'uk')).toBe('5,5');
  expect(editableValue('UAH-standard-elsewhere-fee', '222.50', 'en')).toBe('222.50');
  expect(editableValue('messenger', 'https://t.me/x', 'uk')).toBe('https://t.me/x');
});

test('a state names only what it changed of the one before it', () => {
  const version = (number: number, fields: Record<string, string>) => ({
    version: number,
    fields,
    changedBy: null,
    changedAt: '2026-11-30T10:00:00Z',
  });
  const history = shopDataHistory([version(2, { UA: '20', PL: '23' }), version(1, { UA: '20', PL: '8' })], {
    ofSettings: { UA: '20', PL: '20' },
    ...words,
  });
  expect(
    history.map(({ changes }) => changes.map(({ before, after }) => plain(`${before} → ${after}`))),
  ).toEqual([['8 % → 23 %'], ['20 % → 8 %']]);
});
