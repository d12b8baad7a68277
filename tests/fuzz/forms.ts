import fc from 'fast-check';
import * as v from 'valibot';
import {
  authPageRegistrationSchema,
  registrationSchema,
  signInSchema,
} from '../../src/domain/account/auth-forms.ts';
import { billingShape } from '../../src/domain/checkout/billing-form.ts';
import { checkoutRequestSchema } from '../../src/domain/checkout/checkout-request.ts';
import { TEST_CARDS } from '../../src/domain/payments/bank-page.ts';
import { shippingFormSchema } from '../../src/domain/checkout/shipping-form.ts';
import { newMachineSchema } from '../../src/domain/rental/machine.ts';
import { operatorSchema } from '../../src/domain/rental/operator.ts';
import { moveSchema } from '../../src/domain/rental/move-form.ts';
import { contactFormSchema } from '../../src/domain/support/contact-form.ts';
import { jsonSchema } from '../../src/server/api/documentation/openapi-document.ts';
import { A_LINE } from './call.ts';
import { hostileText } from './hostile.ts';
import { valuesOf } from './values-of.ts';

type Fields = Readonly<Record<string, unknown>>;
/** A form of a page, and what is typed in it. */
export interface Form {
  readonly path: string;
  readonly fields: fc.Arbitrary<unknown>;
  /** Ends the session, which the calls after it would miss. */
  readonly leaves?: true;
}

const fieldsOf = (schema: v.GenericSchema, rest: Fields = {}) =>
  valuesOf(jsonSchema(schema)).map((fields) => ({ ...Object(fields), ...rest }) as Fields);
const register = {
  intent: 'register',
  password: 'correct horse',
  confirmPassword: 'correct horse',
  acceptTerms: 'on',
};
const cartText = valuesOf(jsonSchema(checkoutRequestSchema.entries.items)).map((lines) =>
  JSON.stringify(lines),
);
const order = fc.record({
  cart: fc.oneof(cartText, fc.constant('[{"id":101,"quantity":1}]'), hostileText),
  payment: fc.constantFrom('transfer', 'pod', 'card'),
  discountCode: fc.oneof(fc.constantFrom('SUN10', ' sun 10 '), hostileText),
  seenTotal: fc.nat().map(String),
  billing: fc.oneof(
    valuesOf(jsonSchema(billingShape)).map((company) => JSON.stringify(company)),
    hostileText,
  ),
  saveAs: hostileText,
  asGuest: fc.constantFrom('on', ''),
  idempotencyKey: fc.stringMatching(/^[\da-f]{36}$/),
});
const currency = fc.record({
  currency: fc.constantFrom('UAH', 'PLN', 'EUR'),
  returnTo: fc.oneof(fc.constantFrom('/ua/cart', '//evil.example', 'https://evil.example'), hostileText),
});

/** What the form sends is parsed into another form. */
const trackFormFields = v.object({ orderNumber: v.string(), email: v.pipe(v.string(), v.email()) });
const withdrawalForm = fc.record({
  intent: fc.constantFrom('review', 'change', 'confirm'),
  name: fc.oneof(fc.constant('Jan Nowak'), hostileText),
  orderNumber: fc.oneof(fc.constant('ORD-10001'), hostileText),
  email: fc.oneof(fc.constant('jan@example.com'), hostileText),
  goods: hostileText,
});
const orderForm = fc.oneof(
  fc.record({ intent: fc.constant('cancel'), reason: fc.constantFrom('mistake', 'other', 'none') }),
  fc.record({ intent: fc.constant('reorder'), token: fc.oneof(fc.uuid(), hostileText) }),
  fc.record({ intent: hostileText }),
);
const staffForm = fc.record({
  intent: fc.constantFrom(
    'confirm',
    'ship',
    'deliver',
    'cancel',
    'lease',
    'lease-days',
    'receive',
    'return',
    'refund',
    'back',
    'reverse',
  ),
  carrier: fc.oneof(fc.constantFrom('inpost', 'dpd'), hostileText),
  number: fc.oneof(fc.constant('20450012345678'), hostileText),
  leaseId: fc.oneof(fc.uuid(), hostileText),
  firstDay: fc.oneof(fc.constantFrom('2026-12-07', '2026-02-31'), hostileText),
  seenDay: fc.oneof(fc.constantFrom('2026-12-07', '2026-02-31'), hostileText),
  reason: fc.oneof(fc.constantFrom('sold-out', 'refused', 'withdrawn', 'none'), hostileText),
  amount: fc.oneof(fc.constantFrom('100,00', '-1'), hostileText),
  day: fc.oneof(fc.constantFrom('2026-11-01', '2026-02-31'), hostileText),
  reference: hostileText,
  refundId: fc.oneof(fc.uuid(), hostileText),
  returnId: fc.oneof(fc.uuid(), hostileText),
  lineId: fc.oneof(fc.uuid(), hostileText),
  seen: fc.oneof(fc.constantFrom('0', '1'), hostileText),
  refund: fc.constantFrom('on', ''),
  [`back.${A_LINE}`]: fc.oneof(fc.constantFrom('0', '1', '-1', '1e9'), hostileText),
  [`sellable.${A_LINE}`]: fc.oneof(fc.constantFrom('0', '1', '2'), hostileText),
});
const bankChoice = fc.record({
  action: fc.constantFrom('pay', 'blik', 'later', 'decline', 'confirm', 'refuse'),
  card: fc.constantFrom(...TEST_CARDS.map(({ id }) => id)),
  month: fc.oneof(fc.integer({ min: 0, max: 13 }).map(String), hostileText),
  year: fc.oneof(fc.integer({ min: 0, max: 9999 }).map(String), hostileText),
});

const quoteRequest = fc
  .record({
    lines: fc.oneof(
      fc.constantFrom('[{"id":201,"quantity":9}]', '[{"id":101,"quantity":1}]', '[]'),
      hostileText,
    ),
    key: fc.oneof(fc.uuid(), hostileText),
    name: hostileText,
    email: fc.oneof(fc.constant('olena@example.com'), hostileText),
    phone: fc.oneof(fc.constant('067 123 45 67'), hostileText),
    country: fc.constantFrom('UA', 'PL', 'XX'),
    city: hostileText,
    note: hostileText,
  })
  .map((fields) => fields as Fields);
const quoteAnswer = fc
  .record({
    intent: fc.oneof(fc.constantFrom('accept', 'withdraw'), hostileText),
    version: fc.oneof(fc.constantFrom('0', '1'), hostileText),
    payment: fc.constantFrom('transfer', 'card', 'cash'),
  })
  .chain((rest) => fieldsOf(shippingFormSchema, rest));
/** On the pages that offer saved addresses. */
const addressForm = fc.record({
  intent: fc.constantFrom('change-address', 'remove-address'),
  addressId: fc.oneof(fc.uuid(), hostileText),
  label: hostileText,
  country: fc.constantFrom('UA', 'XX'),
});
const deliveryPrice = {
  version: fc.oneof(fc.constantFrom('0', '1'), hostileText),
  shippingMinor: fc.oneof(fc.constantFrom('4500', '1 250,50', '-1', '1e9'), hostileText),
  minDays: fc.oneof(fc.constantFrom('1', '5', '0'), hostileText),
  maxDays: fc.oneof(fc.constantFrom('7', '91'), hostileText),
  note: hostileText,
};
const priceOffer = fc.record({
  ...deliveryPrice,
  intent: fc.constantFrom('offer', 'decline'),
  'unitsMinor.0': fc.oneof(fc.constant('40000'), hostileText),
  validUntil: fc.oneof(
    fc.constantFrom('2099-12-31', '2001-01-01', '2026-13-45', '2027-02-31', '9999-12-31'),
    hostileText,
  ),
  reason: hostileText,
});

const texts = fc.record({
  uk: fc.oneof(fc.constantFrom('Ціна', '{', '{count, plural, other {#}}'), hostileText),
  'uk.version': fc.oneof(fc.constantFrom('0', '1', '-1'), hostileText),
  revert: fc.constantFrom('uk', 'de', ''),
});

/** Somebody who registers without a fault and names any place to go on to. */
const newcomer = fc.record({
  ...Object.fromEntries(Object.entries(register).map(([name, value]) => [name, fc.constant(value)])),
  email: fc.uuid().map((id) => `${id}@example.com`),
  redirect: fc.oneof(fc.constantFrom('/ua/кошик', '/ua/cart\u2028', '/pl/\uD800'), hostileText),
});

const machineForm = fc.record({
  intent: fc.constantFrom(
    'change',
    'retire',
    'reinstate',
    'maintenance',
    'broken',
    'cancel-maintenance',
    'renew-calendar',
    'end-calendar',
    'remove-document',
  ),
  id: fc.oneof(fc.uuid(), hostileText),
  bookingId: fc.oneof(fc.uuid(), hostileText),
  documentId: fc.oneof(fc.uuid(), hostileText),
  depotId: fc.oneof(fc.constantFrom('1', '2', '99999999999'), hostileText),
  inventoryNumber: hostileText,
  serialNumber: hostileText,
  hours: fc.oneof(fc.constantFrom('0', '1 000', '99999999999'), hostileText),
  valueMinor: fc.oneof(fc.constantFrom('1000,50', '-1', '1e9'), hostileText),
  version: fc.oneof(fc.constant('2026-11-01T00:00:00.000Z'), hostileText),
  firstDay: fc.oneof(fc.constantFrom('2027-01-04', '2027-02-30', '9999-12-31'), hostileText),
  lastDay: fc.oneof(fc.constantFrom('2027-01-05', '0001-01-01'), hostileText),
  brokenUntil: fc.oneof(fc.constantFrom('2027-01-05', '0001-01-01'), hostileText),
});

const protocolForm = fc.record({
  intent: fc.constantFrom('keep', 'sign', 'deduct'),
  id: fc.oneof(fc.uuid(), hostileText),
  kind: fc.oneof(fc.constantFrom('damage', 'late'), hostileText),
  amountMinor: fc.oneof(fc.constantFrom('100,00', '-1', '1e9'), hostileText),
  revision: fc.oneof(fc.constantFrom('0', '-1', 'NaN'), hostileText),
  'check.body': fc.oneof(fc.constantFrom('right', 'wrong', ''), hostileText),
  'note.body': hostileText,
  hours: fc.oneof(fc.constantFrom('0', '1 000', '99999999999'), hostileText),
  fuel: fc.oneof(fc.constantFrom('0', '8', '9'), hostileText),
  note: hostileText,
  operator: hostileText,
  signer: hostileText,
  signature: fc.oneof(fc.constant('M1 1L2 2'), hostileText),
  agreed: fc.constantFrom('on', ''),
});
const hostileChoice = fc.oneof(fc.constantFrom('cancel', 'like:2104', 'days:2027-01-05'), hostileText);

/** Every form that the pages send. */
export const FORMS: readonly Form[] = [
  { path: '/:region/auth', fields: fieldsOf(signInSchema, { intent: 'login' }) },
  { path: '/:region/auth', fields: fieldsOf(authPageRegistrationSchema(), register) },
  { path: '/:region/auth', fields: newcomer },
  { path: '/:region/checkout/auth', fields: fieldsOf(registrationSchema('UA'), register) },
  { path: '/:region/preferences', fields: currency },
  { path: '/:region/contact', fields: fieldsOf(contactFormSchema('UA')) },
  { path: '/:region/track-order', fields: fieldsOf(trackFormFields) },
  { path: '/:region/withdrawal', fields: withdrawalForm },
  { path: '/:region/order/:id', fields: orderForm },
  { path: '/:region/lease/:id', fields: fieldsOf(operatorSchema, { intent: 'operator' }) },
  { path: '/:region/payment/:id', fields: fc.constant({}) },
  {
    path: '/:region/returns/initiate',
    fields: fc.record({
      intent: hostileText,
      returnOn: hostileText,
      reason: hostileText,
      way: hostileText,
      fee: hostileText,
      note: hostileText,
      carrier: hostileText,
      number: hostileText,
    }),
  },
  { path: '/:region/lease/:id/extend', fields: fc.record({ until: hostileText, payment: hostileText }) },
  { path: '/:region/admin/orders/:id', fields: staffForm },
  { path: '/:region/admin/withdrawals', fields: fc.record({ id: hostileText }) },
  {
    path: '/:region/admin/payments',
    fields: fc.record({
      caseId: hostileText,
      note: hostileText,
      release: hostileText,
      sentBy: hostileText,
      sentReference: hostileText,
    }),
  },
  { path: '/:region/quote/request', fields: quoteRequest },
  { path: '/:region/quote/:id', fields: quoteAnswer },
  { path: '/:region/checkout', fields: addressForm },
  { path: '/:region/checkout/hold', fields: fc.record({ cart: fc.oneof(cartText, hostileText) }) },
  { path: '/:region/admin/quotes/deliveries/:id', fields: fc.record(deliveryPrice) },
  { path: '/:region/admin/quotes/:id', fields: priceOffer },
  { path: '/:region/admin/machines', fields: fieldsOf(newMachineSchema) },
  { path: '/:region/admin/machines/:id', fields: machineForm },
  {
    path: '/:region/admin/rental-offers',
    fields: fc.record({
      intent: fc.constantFrom('exact', 'option'),
      code: hostileText,
      percent: hostileText,
      version: hostileText,
      productId: hostileText,
      isExact: hostileText,
    }),
  },
  {
    path: '/:region/admin/lease-returns',
    fields: fc.record({
      intent: fc.oneof(fc.constantFrom('answer', 'track', 'waive'), hostileText),
      leaseId: fc.oneof(fc.uuid(), hostileText),
      to: fc.oneof(fc.constantFrom('APPROVED', 'REJECTED'), hostileText),
      answerNote: hostileText,
      carrier: hostileText,
      number: hostileText,
    }),
  },
  {
    path: '/:region/admin/depot',
    fields: fc.record({
      to: fc.oneof(fc.constantFrom('SHIPPED', 'ACTIVE'), hostileText),
      orderId: fc.oneof(fc.uuid(), hostileText),
      leaseId: fc.oneof(fc.uuid(), hostileText),
    }),
  },
  { path: '/:region/admin/leases/:lease/:kind/:machine', fields: protocolForm },
  {
    path: '/:region/admin/board',
    fields: fc.tuple(fieldsOf(moveSchema), hostileText).map(([move, bookingId]) => ({ ...move, bookingId })),
  },
  { path: '/:region/admin/board/:id', fields: fieldsOf(moveSchema) },
  { path: '/:region/admin/board/:id', fields: fieldsOf(moveSchema, { intent: 'swap' }) },
  {
    path: '/:region/admin/replacements/:id',
    fields: fc.record({ intent: fc.constantFrom('offer', 'decide'), choice: hostileChoice }),
  },
  { path: '/:region/lease/:id', fields: fc.record({ replacementId: hostileText, choice: hostileChoice }) },
  { path: '/:region/admin/translations', fields: texts },
  { path: '/test-bank/sessions/:id', fields: bankChoice },
  { path: '/:region/logout', fields: fc.constant({}), leaves: true },
  {
    path: '/:region/checkout',
    fields: fc
      .tuple(order, fieldsOf(shippingFormSchema))
      .map(([rest, shipping]) => ({ ...shipping, ...rest })),
  },
];
