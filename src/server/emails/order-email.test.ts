import { describe, expect, test } from 'vitest';
import { LOCALES } from '../../domain/locale/locale.ts';
import { untied } from '../../domain/locale/no-break.ts';
import { PURCHASE_TRANSITIONS, type PurchaseStatus } from '../../domain/orders/order-status.ts';
import { cancelEvent } from '../../domain/orders/cancellation.ts';
import { LEASE_BILL_KINDS } from '../../domain/rental/lease-bill.ts';
import { readPdf } from '../../../tests/support/read-pdf.ts';
import { withSection } from '../../domain/pages/terms/terms-text.ts';
import { messagesOf } from '../messages/messages.ts';
import { setTermsEditions, shippedTerms } from '../messages/terms-in-force.ts';
import type { EmailOrder } from './email-order.ts';
import { publishedDocuments } from '../documents/published-documents.ts';
import { attachmentsOf, publishedIn, sealEmail } from './email-links.ts';
import { orderEmail } from './order-email.ts';
import { ORDER_STEPS, stepOf } from './order-step.ts';
import { sampleOrder } from './preview-order-emails.ts';

const ID = '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const FOREIGN = '1f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const item: EmailOrder['items'][number] = {
  productId: 101,
  name: 'LONGi LR5-54HTH-435M',
  picture: 'prm-n54s-430-three-quarter',
  quantity: 2,
  unitMinor: 100_00,
  lineMinor: 200_00,
  rental: null,
};
const orderAt = (step: (typeof ORDER_STEPS)[number], locale: (typeof LOCALES)[number]): EmailOrder => ({
  ...sampleOrder([], { locale, step }),
  items: [item],
});
const seal = sealEmail({
  publicUrl: 'https://promin.example/',
  keyOf: (id) => `key-of-${id}`,
  quoteKeyOf: (id) => `quote-key-of-${id}`,
  ticketKeyOf: () => 'ticket-key',
  ticketAddressOf: () => null,
  linkKeyOf: (id) => `link-key-of-${id}`,
  unsubscribeKeyOf: (what) => `refusal-key-of-${what}`,
});
const everyEmail = ORDER_STEPS.flatMap((step) => LOCALES.map((locale) => [step, locale] as const));
const visible = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;|&#\d+;/g, ' ');

describe.each(everyEmail)('%s in %s', (step, locale) => {
  const order = orderAt(step, locale);
  const email = seal(orderEmail(order, step));

  test('has a subject, a title, words and its number, all of them texts and none a key', () => {
    const isAboutDueDay = step === 'payment-reminder' || step === 'payment-overdue';
    const dueDay = isAboutDueDay ? `:${order.paymentDueOn}` : '';
    expect(email).toMatchObject({ locale, occasion: `order-${step}:${ID}${dueDay}` });
    expect(email.recipient).toBe(order.shippingAddress.email);
    expect(email.subject).toContain('ORD-10001');
    for (const side of [email.subject, visible(email.html), email.plain]) {
      expect(side).not.toMatch(/\b(mail|order|totals|checkout|page|shippingMethod|paymentMethod)\.[a-z]/i);
      expect(side).not.toMatch(/undefined|NaN|\[object|\{\w+\}/);
    }
  });

  test('leads to the order by its key, and with every address to this shop', () => {
    const region = { uk: 'ua', pl: 'pl', en: 'en' }[locale];
    const link = `https://promin.example/${region}/order/${ID}?key=key-of-${ID}`;
    expect(email.html).toContain(`href="${link}"`);
    expect(email.plain).toContain(link);
    expect(email.html + email.plain).not.toMatch(/shop\.invalid|unsigned/);
    for (const [, address = ''] of email.html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      expect(address).toMatch(
        /^(cid:|https:\/\/(promin\.example\/|novaposhta\.ua\/|inpost\.pl\/|bank\.gov\.ua\/qr\/))/,
      );
    }
  });

  test('says the same as HTML and as plain text, and who sells', () => {
    const told = visible(email.html).replaceAll(/\s+/g, ' ');
    for (const line of email.plain
      .split('\n')
      .filter((each) => /^[^:–—]+$/.test(each) && each.trim() !== '')) {
      expect(told).toContain(line.trim().replaceAll(/\s+/g, ' '));
    }
    expect(email.plain).toMatch(locale === 'pl' ? /NIP 1234563218/ : /12345678/);
  });

  test('is only text where people’s words stand', () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const words = { firstName: evil, lastName: evil, address: evil, city: evil };
    const hostile = orderEmail(
      {
        ...order,
        shippingAddress: { ...order.shippingAddress, ...words },
        items: [{ ...item, name: evil, picture: evil }],
        shipments: order.shipments.map((parcel) => ({
          ...parcel,
          tracking: parcel.tracking && { ...parcel.tracking, number: evil },
          lines: parcel.lines.map((line) => ({ ...line, name: evil })),
        })),
        ...(order.unsent ? { unsent: order.unsent.map((line) => ({ ...line, name: evil })) } : {}),
      },
      step,
    );
    expect(hostile.html).not.toContain('<img src=x');
    expect(hostile.html).not.toMatch(/"[^">]*"'/);
    const shown = [...hostile.html.matchAll(/<img src="([^"]*)"/g)].map(([, src = '']) => src);
    expect(shown.filter((src) => !src.startsWith('cid:'))).toHaveLength(step === 'link' ? 0 : 1);
  });
});

test('no words in an e-mail open another order', () => {
  const order = orderAt('placed', 'uk');
  const firstName = `https://shop.invalid/ua/order/${FOREIGN}?key=unsigned`;
  const email = seal(
    orderEmail({ ...order, shippingAddress: { ...order.shippingAddress, firstName } }, 'placed'),
  );
  expect(email.plain).toContain(FOREIGN);
  expect(email.html + email.plain).not.toContain(`key-of-${FOREIGN}`);
});

test.each(everyEmail)('%s in %s leads with a key wherever a guest may go', (step, locale) => {
  const card = orderEmail({ ...orderAt(step, locale), paymentMethod: 'card' }, step);
  const { html, plain } = seal(card);
  expect(html + plain).not.toContain('unsigned');
  for (const [, after = ''] of plain.matchAll(/\/(?:order|payment)\/[\da-f-]{36}(\S*)/g)) {
    expect(after).toMatch(/^\?key=key-of-/);
  }
});

test('a placed order says how it is paid', () => {
  const plainOf = (more: Partial<EmailOrder>) =>
    orderEmail({ ...orderAt('placed', 'uk'), ...more }, 'placed').plain;
  expect(plainOf({})).toContain('UA71 3999 9900 0002 6001 2345 6789 0');
  expect(plainOf({ shippingMinor: null })).not.toContain('IBAN');
  expect(plainOf({ paymentMethod: 'card' })).not.toContain('IBAN');
  expect(plainOf({ paymentMethod: 'pod' })).toContain('при отриманні');
});

describe('while money is due, the one main button pays', () => {
  const buttons = (step: (typeof ORDER_STEPS)[number], more: Partial<EmailOrder>) => {
    const { html } = seal(orderEmail({ ...orderAt(step, 'en'), paymentStatus: 'UNPAID', ...more }, step));
    // A button has the colour of its cell; what stands behind it is a link in a paragraph of its own.
    const link = /<(?:td[^>]*bgcolor="(#ffa726)"|p)[^>]*><a (?:class="ink" )?href="([^"]+)"[^>]*>(.*?)<\/a>/g;
    return [...html.matchAll(link)].map(([, colour, href, label = '']) => ({
      isMain: colour !== undefined,
      href,
      label: untied(label.replaceAll(/<[^>]*>/g, '')),
    }));
  };
  const order = `https://promin.example/en/order/${ID}?key=key-of-${ID}`;
  const view = { isMain: false, href: order, label: 'View your order' };
  const card = {
    isMain: true,
    href: `https://promin.example/en/payment/${ID}?key=key-of-${ID}`,
    label: 'Pay now',
  };
  const transfer = { isMain: true, href: `${order}#transfer`, label: 'Pay by transfer' };
  const asking = [
    'placed',
    'delivery-quoted',
    'payment-reminder',
    'payment-overdue',
    'payment-reversed',
  ] as const;

  test.each(asking)('%s', (step) => {
    expect(buttons(step, { paymentMethod: 'card' })).toEqual([card, view]);
    expect(buttons(step, { paymentMethod: 'transfer' }).slice(0, 2)).toEqual([transfer, view]);
    expect(buttons(step, { paymentMethod: 'pod' })).toEqual([{ ...view, isMain: true }]);
  });

  test.each(LEASE_BILL_KINDS)('a bill of a lease, %s', (kind) => {
    const rental = {
      duration: 'day',
      count: 2,
      startDate: '2026-11-05',
      bill: { leaseId: ID, kind },
    } as const;
    const items = [{ ...item, rental }];
    for (const step of ['placed', 'payment-reminder', 'payment-overdue'] as const) {
      expect(buttons(step, { items, paymentMethod: 'card' })).toEqual([card, view]);
      expect(buttons(step, { items, paymentMethod: 'transfer' }).slice(0, 2)).toEqual([transfer, view]);
    }
  });

  test('the rest of a transfer; by card where a card may pay it', () => {
    expect(buttons('payment-part', {}).slice(0, 2)).toEqual([transfer, view]);
    expect(buttons('payment-part', { takesCard: true })).toEqual([{ ...card, label: 'Pay by card' }, view]);
  });

  test('nothing is asked for before there is a sum to pay', () => {
    for (const more of [{ shippingMinor: null }, { awaitsCredit: true }]) {
      for (const paymentMethod of ['card', 'transfer'] as const) {
        expect(buttons('placed', { ...more, paymentMethod })[0]).toEqual({ ...view, isMain: true });
      }
    }
  });
});

test('a placed and a paid order say in which days they are delivered, and from when these count', () => {
  const plainOf = (step: 'placed' | 'paid', locale: (typeof LOCALES)[number], max: number | null) =>
    orderEmail({ ...orderAt(step, locale), deliveryDays: max === null ? null : { min: 1, max } }, step).plain;
  for (const step of ['placed', 'paid'] as const) {
    expect(plainOf(step, 'uk', 2)).toContain('1–2 робочі дні від передачі перевізнику');
    expect(plainOf(step, 'uk', 5)).toContain('1–5 робочих днів від передачі перевізнику');
    expect(plainOf(step, 'pl', 2)).toContain('1–2 dni robocze od przekazania przewoźnikowi');
    expect(plainOf(step, 'pl', 5)).toContain('1–5 dni roboczych od przekazania przewoźnikowi');
    expect(plainOf(step, 'en', 2)).toContain('1–2 working days from hand-over to the carrier');
    expect(plainOf(step, 'en', null)).not.toContain('working days');
    expect(plainOf(step, 'uk', 1)).toContain('1 робочий день від передачі перевізнику');
    expect(untied(plainOf(step, 'uk', 1))).toMatch(/Строк доставки: .* р\.(, якщо оплатити [\d.]+)? ·\s1\s/);
  }
  const unpaid = { ...orderAt('placed', 'uk'), paymentMethod: 'transfer', paymentStatus: 'UNPAID' } as const;
  expect(untied(orderEmail(unpaid, 'placed').plain)).toMatch(
    /Строк доставки: .* р\., якщо оплатити \d\d\.\d\d\.\d{4} ·\s3–5\s/,
  );
});

test('what is promised of an order with a rental is about what is bought', () => {
  const mixedAt = (step: (typeof ORDER_STEPS)[number], locale: (typeof LOCALES)[number]) =>
    untied(
      orderEmail({ ...orderAt(step, locale), paymentMethod: 'transfer', items: [item, rented] }, step).plain,
    );
  expect(mixedAt('paid', 'uk')).toContain('збираємо куплені товари');
  expect(mixedAt('paid', 'uk')).not.toContain('збираємо ваше замовлення');
  for (const locale of LOCALES) {
    const handOver = {
      uk: 'у перший день оренди',
      pl: 'w pierwszym dniu wynajmu',
      en: 'on the first day of the rental',
    }[locale];
    expect(mixedAt('delivery-quoted', locale).match(new RegExp(handOver, 'g'))).toHaveLength(2);
    expect(untied(orderEmail(orderAt('delivery-quoted', locale), 'delivery-quoted').plain)).not.toContain(
      handOver,
    );
  }
});

const rented = { ...item, rental: { duration: 'week', count: 1, startDate: null } } as const;

test('an order of a rental says what follows its payment, and what becomes of the deposit; it promises no shipping', () => {
  const placed = { ...orderAt('placed', 'uk'), items: [rented], deliveryDays: { min: 3, max: 5 } };
  for (const step of ['placed', 'delivery-quoted', 'paid'] as const) {
    const { plain } = orderEmail({ ...placed, status: step === 'paid' ? 'PROCESSING' : 'PENDING' }, step);
    expect(plain).toContain(step === 'paid' ? 'в окремому листі' : 'Заставу повернемо після огляду');
    expect(plain).not.toMatch(/відправимо|перевізник|3–5/i);
  }
  const mixed = orderEmail({ ...placed, items: [item, rented] }, 'placed').plain;
  expect(mixed).toContain('куплені товари відправимо, щойно надійдуть кошти');
  expect(mixed).toContain('надішлемо договір');
  const days = '3–5 робочих днів від передачі перевізнику (куплені товари)';
  expect(untied(mixed)).toContain(`${days}; орендоване обладнання — у перший день оренди`);
  expect(untied(mixed)).toMatch(/Строк доставки: \d.* р\., якщо оплатити/);
  expect(orderEmail(orderAt('placed', 'uk'), 'placed').plain).not.toContain('застав');
});

test('a placed order brings the terms it is made under and the instructions on withdrawal, to be attached', () => {
  const termsIn = (locale: (typeof LOCALES)[number], items: EmailOrder['items']) => {
    const { html, plain } = orderEmail({ ...orderAt('placed', locale), items }, 'placed');
    const paths = publishedIn({ plain });
    expect(paths.filter((path) => html.includes(`https://shop.invalid${path}"`))).toEqual(paths);
    return paths.map((path) => path.slice('/documents/'.length, -'.pdf'.length));
  };
  expect(termsIn('pl', [item])).toEqual(['purchase-terms-pl', 'withdrawal-form-pl', 'warranty-terms-pl']);
  expect(termsIn('uk', [rented])).toEqual(['rental-terms-uk']);
  expect(termsIn('en', [rented])).toEqual(['rental-terms-uk', 'rental-terms-pl']);
  expect(publishedIn(orderEmail(orderAt('paid', 'uk'), 'paid'))).toEqual([]);
});

test('an order that keeps its edition of the terms leads to that edition and has it attached, whatever holds when the e-mail leaves', async () => {
  const texts = (words: string) => {
    const changed = withSection(shippedTerms('legal-terms').texts, 'purchase', {
      uk: [{ kind: 'paragraph', text: words }],
      pl: [{ kind: 'paragraph', text: words }],
      en: [{ kind: 'paragraph', text: words }],
    });
    if (changed === null) throw new Error('purchase');
    return changed;
  };
  const edition = (day: string) => ({
    day,
    number: 1,
    isStaffs: true,
    madeAt: `${day}T08:00:00.000Z`,
    madeOn: day,
    texts: texts(`Of${day.replaceAll('-', '')}`),
    digest: day,
  });
  setTermsEditions(new Map([['legal-terms', [edition('2026-01-01'), edition('2026-02-01')]]]));
  try {
    const email = orderEmail({ ...orderAt('placed', 'pl'), termsEdition: '2026-01-01' }, 'placed');
    expect(publishedIn(email)[0]).toBe('/documents/purchase-terms-pl.pdf?edition=2026-01-01');
    const [terms] = await attachmentsOf(publishedDocuments())(email);
    expect((await readPdf(terms?.bytes)).text).toContain('Of20260101');
    const now = orderEmail(orderAt('placed', 'pl'), 'placed');
    const [inForce] = await attachmentsOf(publishedDocuments())(now);
    expect((await readPdf(inForce?.bytes)).text).toContain('Of20260201');
  } finally {
    setTermsEditions(new Map()); // other files share the process
  }
});

test('what an e-mail leads to is attached to it as the shop publishes it', async () => {
  const attached = await attachmentsOf(publishedDocuments())(orderEmail(orderAt('placed', 'pl'), 'placed'));
  expect(attached.map(({ fileName }) => fileName)).toEqual([
    'Regulamin sprzedaży.pdf',
    'Odstąpienie od umowy – pouczenie i wzór formularza.pdf',
    'Warunki gwarancji.pdf',
  ]);
  for (const { bytes } of attached) expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what is to be paid by transfer, and what is paid, comes with its document', () => {
  const documentsIn = (step: (typeof ORDER_STEPS)[number], more: Partial<EmailOrder>) => {
    const { html, plain } = seal(orderEmail({ ...orderAt(step, 'uk'), ...more }, step));
    const found = [...html.matchAll(/documents\/(\w+)\.pdf\?key=key-of-/g)].map(([, name]) => name);
    expect(found.filter((name) => plain.includes(`${name}.pdf?key=`))).toEqual(found);
    return found;
  };
  expect(documentsIn('placed', { paymentMethod: 'transfer' })).toEqual(['proforma']);
  expect(documentsIn('payment-reminder', { paymentMethod: 'transfer' })).toEqual(['proforma']);
  expect(documentsIn('placed', { paymentMethod: 'transfer', shippingMinor: null })).toEqual([]);
  expect(documentsIn('placed', { paymentMethod: 'card' })).toEqual([]);
  expect(documentsIn('paid', { paymentMethod: 'card' })).toEqual(['invoice']);
  expect(documentsIn('delivered', { paymentMethod: 'pod' })).toEqual(['invoice']);
  expect(documentsIn('delivered', { paymentMethod: 'card' })).toEqual([]);
});

test('a cancelled order says why, and what happens with the money', () => {
  const plainOf = (more: Partial<EmailOrder>) =>
    orderEmail({ ...orderAt('cancelled', 'en'), ...more }, 'cancelled').plain;
  expect(plainOf({})).toMatch(/Reason: Change of plans[^]*We’ll refund .* to the account/);
  expect(plainOf({ paymentMethod: 'card' })).toContain('to the card');
  const unpaid = (paymentMethod: EmailOrder['paymentMethod']) =>
    plainOf({ paymentMethod, paymentStatus: 'UNPAID' });
  expect(unpaid('card')).toMatch(/nothing to pay[^]*anything paid there goes back to your card/);
  expect(unpaid('transfer')).toMatch(/nothing to pay[^]*a transfer is already on its way/);
  expect(unpaid('pod')).toMatch(/nothing to pay for this order\.\n/);
  expect(plainOf({ paymentStatus: 'REFUNDED' })).toContain('already refunded');
  expect(plainOf({ events: [{ at: '2026-11-05T10:00:00.000Z', reason: 'of-no-text' }] })).not.toContain(
    'Reason',
  );
});

test.each(LOCALES)('a reason names no third person, %s', (locale) => {
  const label = { uk: 'Причина', pl: 'Powód', en: 'Reason' }[locale];
  const reasonIn = ({ plain }: { plain: string }) =>
    plain.split('\n').find((line) => line.startsWith(`${label}: `)) ?? '';
  for (const reason of [cancelEvent('changed-mind'), 'shop-customer-asked']) {
    const events = [{ at: '2026-11-05T10:00:00.000Z', reason }];
    const reasonLine = reasonIn(orderEmail({ ...orderAt('cancelled', locale), events }, 'cancelled'));
    expect(reasonLine).toMatch(/: \S/);
    expect(reasonLine).not.toMatch(/покуп|клієнт|klient|customer/i);
  }
  const goodsReturn = {
    reason: 'withdrawn',
    pieces: [],
    money: { way: 'transfer', amountMinor: 100 },
  } as const;
  const reasonLine = reasonIn(orderEmail({ ...orderAt('returned', locale), goodsReturn }, 'returned'));
  expect(reasonLine).toMatch(/: \S/);
  expect(reasonLine).not.toMatch(/покуп|клієнт|klient|customer/i);
});

test('a cancellation without a named reason names none', () => {
  const events = [{ at: '2026-11-05T10:00:00.000Z', reason: cancelEvent('other') }];
  const { plain } = orderEmail({ ...orderAt('cancelled', 'en'), events }, 'cancelled');
  expect(plain).not.toContain('Reason');
});

test('the delivery time is printed until the goods arrive or the order is over', () => {
  const withTime = ORDER_STEPS.filter((step) =>
    orderEmail(orderAt(step, 'en'), step).plain.includes('from hand-over to the carrier'),
  );
  expect(withTime).toEqual([
    'placed',
    'delivery-quoted',
    'paid',
    'processing',
    'part-shipped',
    'shipped',
    'tracking-corrected',
    'rest-not-sent',
    'payment-reversed',
    'payment-reminder',
    'payment-overdue',
    'payment-part',
    'charge-declined',
  ]);
});

test('a line is its pieces times the price that stands before them', () => {
  const three = { ...item, quantity: 3, unitMinor: 3250_00, lineMinor: 9750_00 };
  const { plain } = orderEmail({ ...orderAt('placed', 'en'), items: [three] }, 'placed');
  expect(untied(plain)).toContain('3 × UAH 3,900 incl. VAT, UAH 3,250 excl. VAT: UAH 11,700 incl. VAT');
});

test('a name is not squeezed by its amount, and a model is on one line', () => {
  const name = 'Інвертор Deye SUN-12K-SG04LP3, 12 кВт';
  const { html } = orderEmail({ ...orderAt('placed', 'uk'), items: [{ ...item, name }] }, 'placed');
  expect(html).toContain('<span style="white-space:nowrap">SUN-12K-SG04LP3</span>');
  const [row = ''] = /<tr>(?:(?!<tr>).)*SUN-12K-SG04LP3.*?<\/tr>/s.exec(html) ?? [];
  expect(row.match(/<td/g)).toHaveLength(2);
});

test('every status that may follow another has an e-mail of its own', () => {
  const statuses = Object.keys(PURCHASE_TRANSITIONS) as PurchaseStatus[];
  const steps = statuses.map((status) => stepOf(status, { paymentMethod: 'card' }));
  expect(new Set(steps).size).toBe(statuses.length);
  expect(stepOf('PROCESSING', { paymentMethod: 'pod' })).toBe('processing');
});

test.each(LOCALES)(
  'the sum of an order whose delivery is to be quoted is said to be without it, %s',
  (locale) => {
    const [without, total] = {
      uk: ['Разом без доставки', 'Разом'],
      pl: ['Razem bez dostawy', 'Razem'],
      en: ['Total without delivery', 'Total'],
    }[locale];
    const plainOf = (shippingMinor: number | null) =>
      orderEmail({ ...orderAt('placed', locale), shippingMinor }, 'placed').plain;
    expect(plainOf(null)).toContain(`${without}: `);
    expect(plainOf(20_000)).toContain(`${total}: `);
    expect(plainOf(20_000)).not.toContain(without);
  },
);

test.each(LOCALES)('delivery says what of it is paid for bringing machines, %s', (locale) => {
  const { translate: t } = messagesOf(locale);
  const plainOf = (haulageMinor: number) =>
    untied(
      orderEmail({ ...orderAt('placed', locale), shippingMinor: 9200_00, haulageMinor }, 'placed').plain,
    );
  const all = `${untied(t('totals.shippingAndHaulage'))}: `;
  const [part = ''] = untied(t('totals.haulagePart', { amount: '#' })).split('#');
  expect(plainOf(9200_00)).toContain(all);
  expect(plainOf(9000_00)).toMatch(new RegExp(`${part}.*9.?000`));
  expect(plainOf(9000_00)).not.toContain(all);
  expect(plainOf(0)).not.toContain(part);
});

test.each(LOCALES)('an order with fees says that its documents count the tax of these too, %s', (locale) => {
  const note = messagesOf(locale).translate('checkout.taxNote');
  const emailOf = (more: Partial<EmailOrder>) =>
    orderEmail({ ...orderAt('placed', locale), ...more }, 'placed');
  const free = { shippingMinor: 0, paymentFeeMinor: 0 };
  for (const fees of [
    { ...free, shippingMinor: 30_00 },
    { ...free, paymentFeeMinor: 15_00 },
  ]) {
    expect(untied(emailOf(fees).plain)).toContain(untied(note));
  }
  expect(untied(emailOf(free).plain)).not.toContain(untied(note));
  expect(untied(emailOf({ ...free, shippingMinor: null }).plain)).not.toContain(untied(note));
  expect(untied(emailOf({ shippingMinor: 30_00, taxRatePercent: 0, taxMinor: 0 }).plain)).not.toContain(
    untied(note),
  );
});

describe('an e-mail of a step on the way', () => {
  const refusal = 'https://promin.example/ua/unsubscribe/orders/olena?key=refusal-key-of-orders/olena';

  test('leads to its end by a key that comes when it leaves, in both of its forms', () => {
    const kept = orderEmail(orderAt('shipped', 'uk'), 'shipped', 'olena');
    expect(kept).toMatchObject({ unsubscribe: 'orders/olena' });
    expect(kept.html + kept.plain).not.toContain('refusal-key');
    const { html, plain } = seal(kept);
    expect(html).toContain(`href="${refusal}"`);
    expect(plain).toContain(refusal);
  });

  test('to a guest has none, and neither has what nobody can refuse', () => {
    for (const [step, userId] of [
      ['shipped', null],
      ['placed', 'olena'],
      ['cancelled', 'olena'],
    ] as const) {
      const { unsubscribe, html } = orderEmail(orderAt(step, 'uk'), step, userId);
      expect(unsubscribe).toBeUndefined();
      expect(html).not.toContain('/unsubscribe/');
    }
  });
});
