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
import { operatorSchema } from '../../src/domain/rental/operator.ts';
import { stockNoticeSchema } from '../../src/domain/stock-notices/stock-notice.ts';
import { guestInstallationRequestSchema } from '../../src/domain/support/installation-request.ts';
import { contactFormSchema } from '../../src/domain/support/contact-form.ts';
import { guestTicketFormSchema } from '../../src/domain/support/ticket-forms.ts';
import { jsonSchema } from '../../src/server/api/documentation/openapi-document.ts';
import { hostileText } from './hostile.ts';
import { valuesOf } from './values-of.ts';
import { fieldsOf, hostileChoice, type Fields, type Form } from './form.ts';
import { STAFF_FORMS } from './staff-forms.ts';

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
const reviewForm = fc.record({
  intent: fc.oneof(fc.constantFrom('save', 'delete'), hostileText),
  id: fc.oneof(fc.uuid(), hostileText),
  stars: fc.oneof(fc.constantFrom('1', '5', '6', '1e0', '-1'), hostileText),
  body: hostileText,
  pros: hostileText,
  cons: hostileText,
  name: fc.oneof(fc.constantFrom('initial', 'first', 'none'), hostileText),
});
const questionForm = fc.record({
  id: fc.oneof(fc.uuid(), hostileText),
  name: hostileText,
  email: fc.oneof(fc.constant('jan@example.com'), hostileText),
  body: hostileText,
});
const orderForm = fc.oneof(
  fc.record({ intent: fc.constant('cancel'), reason: fc.constantFrom('mistake', 'other', 'none') }),
  fc.record({ intent: fc.constant('reorder'), token: fc.oneof(fc.uuid(), hostileText) }),
  fc.record({ intent: hostileText }),
);
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

/** Somebody who registers without a fault and names any place to go on to. */
const newcomer = fc.record({
  ...Object.fromEntries(Object.entries(register).map(([name, value]) => [name, fc.constant(value)])),
  email: fc.uuid().map((id) => `${id}@example.com`),
  redirect: fc.oneof(fc.constantFrom('/ua/кошик', '/ua/cart\u2028', '/pl/\uD800'), hostileText),
});

/** Every form that the pages send. */
export const FORMS: readonly Form[] = [
  ...STAFF_FORMS,
  { path: '/:region/auth', fields: fieldsOf(signInSchema, { intent: 'login' }) },
  { path: '/:region/auth', fields: fieldsOf(authPageRegistrationSchema(), register) },
  { path: '/:region/auth', fields: newcomer },
  { path: '/:region/checkout/auth', fields: fieldsOf(registrationSchema('UA'), register) },
  {
    path: '/:region/profile/installations',
    fields: fc.record({
      intent: fc.oneof(fc.constantFrom('installation', 'remove-installation'), hostileText),
      orderId: fc.oneof(fc.uuid(), hostileText),
      installationId: fc.oneof(fc.uuid(), hostileText),
      seen: hostileText,
      installedOn: fc.oneof(fc.constant('2026-11-20'), hostileText),
      installer: hostileText,
      address: hostileText,
      phone: hostileText,
      note: hostileText,
    }),
  },
  {
    path: '/:region/profile/reviews',
    fields: fc.record({
      intent: fc.oneof(fc.constantFrom('question', 'answer'), hostileText),
      id: fc.oneof(fc.uuid(), hostileText),
    }),
  },
  { path: '/:region/preferences', fields: currency },
  { path: '/:region/contact', fields: fieldsOf(contactFormSchema('UA')) },
  { path: '/:region/back-in-stock/:id', fields: fieldsOf(stockNoticeSchema) },
  { path: '/:region/installation-request', fields: fieldsOf(guestInstallationRequestSchema('UA')) },
  {
    path: '/:region/support/tickets/new',
    fields: fieldsOf(guestTicketFormSchema),
  },
  {
    path: '/:region/support/tickets/:id',
    fields: fc.record({
      intent: fc.oneof(fc.constantFrom('write', 'step'), hostileText),
      id: fc.oneof(fc.uuid(), hostileText),
      message: hostileText,
      to: fc.oneof(fc.constantFrom('RESOLVED', 'COMPLETED', 'CANCELLED'), hostileText),
    }),
  },
  { path: '/:region/track-order', fields: fieldsOf(trackFormFields) },
  { path: '/:region/withdrawal', fields: withdrawalForm },
  { path: '/:region/order/:id', fields: orderForm },
  { path: '/:region/lease/:id', fields: fieldsOf(operatorSchema, { intent: 'operator' }) },
  { path: '/:region/payment/:id', fields: fc.constant({}) },
  { path: '/:region/reviews/write', fields: reviewForm },
  { path: '/:region/reviews/:id', fields: reviewForm },
  { path: '/:region/questions/ask', fields: questionForm },
  { path: '/:region/questions/:id', fields: reviewForm },
  {
    path: '/:region/returns/initiate',
    fields: fc.record({
      intent: hostileText,
      id: fc.oneof(fc.uuid(), hostileText),
      kind: fc.oneof(fc.constantFrom('withdrawal', 'complaint'), hostileText),
      'pieces.x': hostileText,
      'seen.own': hostileText,
      returnOn: hostileText,
      reason: hostileText,
      way: hostileText,
      fee: hostileText,
      note: hostileText,
      carrier: hostileText,
      number: hostileText,
    }),
  },
  {
    path: '/:region/exchanges/initiate',
    fields: fc.record({
      id: fc.oneof(fc.uuid(), hostileText),
      product: fc.oneof(fc.constantFrom('1801', '0', '-1', '1e9'), hostileText),
      reason: fc.oneof(fc.constantFrom('faulty', 'changed-mind'), hostileText),
      'seen.1801': hostileText,
      note: hostileText,
    }),
  },
  {
    path: '/:region/exchanges/:id',
    fields: fc.record({
      intent: fc.oneof(fc.constantFrom('track', 'call-off', 'choose'), hostileText),
      product: fc.oneof(fc.constantFrom('1801', '0'), hostileText),
      'seen.1801': hostileText,
    }),
  },
  {
    path: '/:region/returns/:id',
    fields: fc.record({
      intent: fc.oneof(fc.constantFrom('track', 'call-off'), hostileText),
      carrier: hostileText,
      number: hostileText,
    }),
  },
  { path: '/:region/lease/:id/extend', fields: fc.record({ until: hostileText, payment: hostileText }) },
  { path: '/:region/quote/request', fields: quoteRequest },
  { path: '/:region/quote/:id', fields: quoteAnswer },
  { path: '/:region/checkout', fields: addressForm },
  { path: '/:region/checkout/hold', fields: fc.record({ cart: fc.oneof(cartText, hostileText) }) },
  { path: '/:region/lease/:id', fields: fc.record({ replacementId: hostileText, choice: hostileChoice }) },
  { path: '/test-bank/sessions/:id', fields: bankChoice },
  { path: '/:region/logout', fields: fc.constant({}), leaves: true },
  {
    path: '/:region/checkout',
    fields: fc
      .tuple(order, fieldsOf(shippingFormSchema))
      .map(([rest, shipping]) => ({ ...shipping, ...rest })),
  },
];
