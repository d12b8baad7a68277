import { afterAll, expect, test } from 'vitest';
import { openSeededDatabase } from '../../tests/support/test-database.ts';
import messages from '../content/messages/en.json' with { type: 'json' };
import { LOCALES } from '../domain/locale/locale.ts';
import { productsByIds } from './catalogue/list-products.ts';
import { EMAIL_PREVIEWS, previewEmail } from './email-previews.ts';
import { sealEmail } from './emails/email-links.ts';
import { inlinePicturesOf, MARK_CID } from './emails/inline-pictures.ts';
import { drawTransferCode } from './orders/draw-transfer-code.ts';

const { database, close } = await openSeededDatabase();
afterAll(close);
const picturesOf = inlinePicturesOf(drawTransferCode);
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

test('each has the mark with it, and loads it from nowhere', () => {
  for (const { email } of emails) {
    expect(email?.html).toContain(`<img src="cid:${MARK_CID}"`);
    expect(email?.html).not.toMatch(/<svg|<img src="(?!cid:|https:\/\/promin\.example\/)/);
  }
});

test('what says how to transfer money has its code for a bank’s app, and nothing else has one', () => {
  for (const { name, email } of emails) {
    const codes = email?.html.match(/<img src="cid:transfer\.[^"]*"/g) ?? [];
    expect([name, codes.length]).toEqual([name, email?.plain.includes('IBAN: ') === true ? 1 : 0]);
  }
  const withCode = emails.filter(({ email }) => email?.html.includes('cid:transfer.'));
  expect(withCode.length).toBeGreaterThan(5);
  for (const { email } of withCode) expect(picturesOf(email?.html ?? '')).toHaveLength(2);
});

/** An amount with its currency, and its cents. */
const AMOUNT = /(?:UAH|PLN)\s[\d,]+(?:\.(\d\d))?|\d[\d\s]*(?:,(\d\d))?\s(?:грн|zł)/gu;

test('no amount has cents but beside one that needs them: `1 200 zł`, and never alone `1 200,00 zł`', () => {
  const faults = emails.flatMap(({ name, locale, email }) => {
    // Amounts under each other are in lines that follow each other.
    const blocks = (email?.plain ?? '').split(/\n\s*\n/);
    return blocks.flatMap((block) => {
      const cents = [...block.matchAll(AMOUNT)].flatMap(([, point, comma]) => point ?? comma ?? []);
      return cents.length > 0 && cents.every((each) => each === '00') ? [`${locale} ${name}: ${block}`] : [];
    });
  });
  expect(faults).toEqual([]);
});

test('none raises its voice, but for the words of people in answers', () => {
  const own = emails.filter(({ name }) => !name.startsWith('ticket'));
  const texts = own.map(({ email }) => `${email?.subject}\n${email?.plain}`);
  expect(texts.filter((text) => text.includes('!'))).toEqual([]);
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
