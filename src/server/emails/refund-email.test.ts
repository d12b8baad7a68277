import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/locale/locale.ts';
import { REFUND_REASONS } from '../../domain/payments/refund-reason.ts';
import { sealEmail } from './email-links.ts';
import { refundEmail } from './refund-email.ts';
import { sampleOrder, sampleRefund } from './preview-order-emails.ts';

const ID = '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const seal = sealEmail({
  publicUrl: 'https://promin.example/',
  keyOf: (id) => `key-of-${id}`,
  quoteKeyOf: (id) => id,
  ticketKeyOf: () => 'ticket-key',
  ticketAddressOf: () => null,
  linkKeyOf: (id) => id,
  unsubscribeKeyOf: () => 'key',
});
const every = REFUND_REASONS.flatMap((reason) => LOCALES.map((locale) => [reason, locale] as const));

describe.each(every)('money that went back, %s, in %s', (reason, locale) => {
  const order = sampleOrder([], { locale, step: 'paid' });
  const refund = { ...sampleRefund(order, reason), amountMinor: 123_45 };
  const email = seal(refundEmail(order, refund));

  test('is told with its amount, in words and not in keys', () => {
    expect(email.occasion).toBe(`payment-${reason}:${ID}:${refund.id}`);
    for (const side of [email.html, email.plain]) {
      expect(side).toMatch(/123[,.]45/);
      expect(side).not.toMatch(/\b(mail|order)\.[a-z]+\.|undefined|\{\w+\}/);
    }
    expect(email.subject).toContain('ORD-10001');
  });

  test('leads to the order, and to the correction if there is one, by the order’s own key', () => {
    const region = { uk: 'ua', pl: 'pl', en: 'en' }[locale];
    expect(email.html).toContain(`https://promin.example/${region}/order/${ID}?key=key-of-${ID}`);
    const document = `https://promin.example/api/orders/${ID}/documents/${refund.correction}.pdf?key=key-of-${ID}`;
    for (const side of [email.html, email.plain]) {
      expect(side.includes(document)).toBe(refund.correction !== null);
      expect(side).not.toMatch(/unsigned|shop\.invalid/);
    }
  });
});

test('the words of staff are only text', () => {
  const order = sampleOrder([], { locale: 'uk', step: 'paid' });
  const note = '<img src=x onerror=alert(1)>';
  const { html } = refundEmail(order, { ...sampleRefund(order, 'staff'), note });
  expect(html).not.toMatch(/<img src="(?!cid:)/);
});

test('money that the bank took is not said to be given by the shop', () => {
  const titleOf = (reason: 'dispute' | 'staff') => {
    const order = sampleOrder([], { locale: 'en', step: 'paid' });
    return /<h1[^>]*>(.*?)<\/h1>/.exec(refundEmail(order, sampleRefund(order, reason)).html)?.[1];
  };
  expect(titleOf('staff')).toContain('We’ve refunded');
  expect(titleOf('dispute')).toContain('Your bank has returned');
});
