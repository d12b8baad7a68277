import { afterAll, expect, test } from 'vitest';
import { openSeededDatabase } from '../../tests/support/test-database.ts';
import messages from '../content/messages/en.json' with { type: 'json' };
import { LOCALES } from '../domain/locale/locale.ts';
import { productsByIds } from './catalogue/list-products.ts';
import { EMAIL_PREVIEWS, previewEmail } from './email-previews.ts';
import { sealEmail } from './emails/email-links.ts';

const { database, close } = await openSeededDatabase();
afterAll(close);
const seal = sealEmail({
  publicUrl: 'https://promin.example/',
  keyOf: () => 'order',
  quoteKeyOf: () => 'quote',
  ticketKeyOf: () => 'ticket-key',
  ticketAddressOf: () => null,
  linkKeyOf: () => 'link',
  unsubscribeKeyOf: () => 'refusal',
});
const emails = await Promise.all(
  EMAIL_PREVIEWS.map(async ({ name, locale }) => ({
    name,
    locale,
    email: await previewEmail(productsByIds(database), seal)(name, locale),
  })),
);

test('every e-mail of the shop is among the previews: each subject that it knows is the subject of one', () => {
  const shown = emails.filter(({ locale }) => locale === 'en').map(({ email }) => email?.subject ?? '');
  const missing = Object.entries(messages)
    .filter(([key]) => /^mail\..*subject$/i.test(key))
    .filter(([, text]) => {
      const words = text
        .split(/\{\w+\}/)
        .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
      return !shown.some((subject) => new RegExp(`^${words.join('.+')}$`).test(subject));
    });
  expect(missing).toEqual([]);
});

test('each is written in its language, with texts and no keys, and with every address to this shop', () => {
  expect(emails).toHaveLength(new Set(EMAIL_PREVIEWS.map(({ name }) => name)).size * LOCALES.length);
  for (const { name, locale, email } of emails) {
    expect([name, email]).toEqual([
      name,
      expect.objectContaining({ locale, html: expect.stringContaining(`lang="${locale}"`) }),
    ]);
    const text = `${email?.subject}\n${email?.plain}`;
    expect(text).not.toMatch(/undefined|NaN|\[object|\{\w+\}|\bmail\.[a-z]/);
    expect(text).not.toMatch(/shop\.invalid|unsigned/);
  }
});

test('an order of machines alone speaks of no parcels, and no e-mail of a lease does', () => {
  const parcels =
    /посилк|перевізник|товар|відправ|збираємо|parcel|carrier|\bship|\bproducts?\b|packing|paczk|przesył|przewoźnik|towar|wysył|produkt|komplet(uj|owa)/i;
  // A small machine may be sent back in one.
  const ofRentals = emails.filter(
    ({ name }) =>
      /-rental$|^lease-/.test(name) && !/^lease-return-(?:approved|rejected|cancelled)$/.test(name),
  );
  expect(ofRentals.length).toBeGreaterThan(20 * LOCALES.length);
  for (const { name, locale, email } of ofRentals) {
    const [, said = ''] = /^([^]*)\n—\n/.exec(`${email?.subject}\n${email?.plain}`) ?? [];
    const words = said.replaceAll(/https:\S+/g, '');
    expect([name, locale, parcels.exec(words)?.[0]]).toEqual([name, locale, undefined]);
  }
});

test('a mixed order says what becomes of its goods and of its machines', () => {
  for (const [step, words] of [
    ['placed', /куплені товари[^]*заброньовано/],
    ['paid', /куплені товари[^]*Оренду підтверджено/],
    ['shipped', /куплені товари[^]*обладнання/],
    ['delivered', /куплені товари[^]*обладнання/],
  ] as const) {
    const mixed = emails.find(({ name, locale }) => name === `${step}-mixed` && locale === 'uk');
    expect(mixed?.email?.plain).toMatch(words);
  }
});
