import { describe, expect, test } from 'vitest';
import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { LOCALES, type Locale } from '../locale/locale.ts';
import { checkMessage, MESSAGE_LENGTH_MAX, tidyMessage } from './check-message.ts';

const KEY = 'cart.title';
const COUNTED = '{count, plural, one {# товар} few {# товари} many {# товарів} other {# товару}}';
const reasonOf = (text: string, shipped: string, locale: Locale = 'uk') => {
  const found = checkMessage(text, { key: KEY, shipped, locale });
  return found && [found.reason, found.detail];
};

describe('a text in the place of another', () => {
  test.each(LOCALES)('is right if it is the very same: all texts in %s', (locale) => {
    const wrong = Object.entries({ uk, pl, en }[locale]).filter(
      ([, text]) => checkMessage(text, { key: KEY, shipped: text, locale }) !== null,
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['Кошик порожній', 'У кошику порожньо'],
    ['Вітаємо, {name}!', '{name}, вітаємо!'],
    [COUNTED, `{count} — ${COUNTED}`],
    [COUNTED, COUNTED.replace('one', '=0 {жодного} one')],
    ['{unit, select, day {день} other {інше}}', '{unit, select, other {будь-що} day {доба}}'],
    ['Ціна', 'Ціна < 100 і > 5'],
    ['Ціна', "Знак '<b>' — це літери"],
  ])('may take the place of “%s”: “%s”', (shipped, text) => {
    expect(reasonOf(text, shipped)).toBeNull();
  });

  test.each([
    ['Ціна', ' ', ['missing', '']],
    ['Ціна', 'Перший рядок\nдругий', ['control-character', '']],
    ['Ціна', 'Ціна\u0007', ['control-character', '']],
    ['Ціна', 'Ціна\u202Eнавпаки', ['control-character', '']],
    ['Ціна', 'Ціна\uD800', ['control-character', '']],
    ['Ціна', 'Ціна\uFFFD', ['control-character', '']],
    ['Ціна', 'Ціна {', ['unreadable', '6']],
    ['Ціна', 'Ціна {}', ['unreadable', '6']],
    ['Ціна', '<b>Ціна</b>', ['markup', '']],
    ['Ціна', 'Ціна<br>', ['markup', '']],
    ['{name} і {city}', 'Вітаємо', ['places-missing', 'name, city']],
    ['Вітаємо', 'Вітаємо, {name}', ['places-unknown', 'name']],
    ['Вітаємо, {name}', 'Вітаємо, {Name}', ['places-missing', 'name']],
    ['{count}', COUNTED, ['place-kind', 'count']],
    [COUNTED, '{count} товарів', ['place-kind', 'count']],
    ['{n, number}', '{n, number, percent}', ['place-kind', 'n']],
    ['{unit, select, day {а} other {б}}', '{unit, select, other {б}}', ['choices', 'day, other']],
    [COUNTED, COUNTED.replace(/few \{.*?\}/, ''), ['plural-forms', 'few']],
    [COUNTED, COUNTED.replace(/other \{.*?\}/, ''), ['plural-forms', 'other']],
  ])('may not take that of “%s”: “%s”', (shipped, text, expected) => {
    expect(reasonOf(text, shipped)).toEqual(expected);
  });

  test('is not longer than a page bears', () => {
    expect(reasonOf('а'.repeat(MESSAGE_LENGTH_MAX), 'Ціна')).toBeNull();
    expect(reasonOf('а'.repeat(MESSAGE_LENGTH_MAX + 1), 'Ціна')).toEqual(['too-long', '2000']);
  });

  test('spells out the plural forms of its own language', () => {
    const two = '{count, plural, one {# item} other {# items}}';
    expect(reasonOf(two, two, 'en')).toBeNull();
    expect(reasonOf(two, two, 'pl')).toEqual(['plural-forms', 'few, many']);
    expect(reasonOf(two, two, 'uk')).toEqual(['plural-forms', 'few, many']);
  });

  test('hides no place or plural inside a choice', () => {
    const shipped = '{unit, select, day {{name}} other {}}';
    expect(reasonOf('{unit, select, day {{nobody}} other {}}', shipped)).toEqual(['places-missing', 'name']);
  });
});

describe('a text of prose', () => {
  const proseFault = (text: string, shipped: string) => {
    const found = checkMessage(text, { key: '/faq.payment.1a2b3c4d', shipped, locale: 'uk' });
    return found && [found.reason, found.detail];
  };

  test.each([
    ['Ціна', "Знак ' — апостроф, # і } — літери"],
    ['Пишіть на {seller.UA.email}', '{seller.UA.email}: пишіть'],
    ['Ціна', 'Ціна < 100 і > 5'],
  ])('may take the place of “%s”: “%s”', (shipped, text) => {
    expect(proseFault(text, shipped)).toBeNull();
  });

  test.each([
    ['Ціна', '', ['missing', '']],
    ['Ціна', 'а\u202Eб', ['control-character', '']],
    ['Ціна', 'Ціна <b>дня</b>', ['markup', '']],
    ['Ціна', 'Ціна <!-- дня', ['markup', '']],
    ['{seller.UA.email}, {seller.PL.email}', '{seller.PL.email}', ['places-missing', 'seller.UA.email']],
    ['Ціна', 'Ціна {price}', ['places-unknown', 'price']],
    ['{seller.UA.email}', '{ seller.UA.email }', ['places-missing', 'seller.UA.email']],
  ])('may not take that of “%s”: “%s”', (shipped, text, expected) => {
    expect(proseFault(text, shipped)).toEqual(expected);
  });
});

test('what is typed is kept in one form', () => {
  expect(tidyMessage(' Рядок\r\nдругий \u0438\u0306 \n')).toBe('Рядок другий й');
});
