import fc from 'fast-check';
import { A_LINE } from './call.ts';
import { hostileText } from './hostile.ts';
import type { Form } from './form.ts';
import { RENTAL_FORMS } from './rental-forms.ts';

const staffForm = fc.record({
  intent: fc.constantFrom(
    'confirm',
    'ship',
    'keep-rest',
    'deliver',
    'cancel',
    'lease',
    'lease-days',
    'receive',
    'return',
    'refund',
    'back',
    'reverse',
    'note',
    'remove-note',
  ),
  key: fc.oneof(fc.uuid(), hostileText),
  text: hostileText,
  note: fc.oneof(fc.constantFrom('1', '-1', '1e30'), hostileText),
  carrier: fc.oneof(fc.constantFrom('inpost', 'dpd'), hostileText),
  number: fc.oneof(fc.constant('20450012345678'), hostileText),
  parcels: fc.oneof(fc.constantFrom('0', '1', '-1'), hostileText),
  [`pieces.${A_LINE}`]: fc.oneof(fc.constantFrom('0', '1', '-1', '1e9', ''), hostileText),
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
  [`refused.${A_LINE}`]: fc.oneof(fc.constantFrom('0', '1', '-1', ''), hostileText),
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
const translationConfirmed = fc.record({
  key: fc.oneof(fc.constantFrom('content/slide-1/title', 'content/faq/own-00000000'), hostileText),
  confirm: fc.oneof(fc.constantFrom('pl 2026-01-01T00:00:00.000Z', 'uk', 'de '), hostileText),
});
const returnForm = fc.record({
  intent: fc.constantFrom('step', 'track', 'note', 'back', 'ask-again'),
  to: fc.oneof(fc.constantFrom('APPROVED', 'REJECTED', 'RETURNED', 'COMPLETED'), hostileText),
  note: hostileText,
  carrier: fc.oneof(fc.constantFrom('inpost', 'dpd'), hostileText),
  number: fc.oneof(fc.constant('20450012345678'), hostileText),
  reason: fc.oneof(fc.constantFrom('withdrawn', 'faulty'), hostileText),
  returnId: fc.oneof(fc.uuid(), hostileText),
  seen: fc.oneof(fc.constantFrom('0', '1'), hostileText),
  refund: fc.constantFrom('on', ''),
  [`back.${A_LINE}`]: fc.oneof(fc.constantFrom('0', '1', '-1', '1e9'), hostileText),
  [`sellable.${A_LINE}`]: fc.oneof(fc.constantFrom('0', '1', '2'), hostileText),
  [`refused.${A_LINE}`]: fc.oneof(fc.constantFrom('0', '1', '-1', ''), hostileText),
});

const decisionForm = fc.record({
  intent: fc.oneof(fc.constantFrom('decide', 'reply', 'answer'), hostileText),
  kind: fc.oneof(fc.constantFrom('review', 'question', 'answer'), hostileText),
  subject: fc.oneof(fc.uuid(), hostileText),
  to: fc.oneof(fc.constantFrom('PUBLISHED', 'REJECTED', 'PENDING'), hostileText),
  seen: hostileText,
  reason: fc.oneof(fc.constantFrom('offensive', ''), hostileText),
  note: hostileText,
  reply: hostileText,
  id: fc.oneof(fc.uuid(), hostileText),
  body: hostileText,
});

/** Every form of the back office. */
export const STAFF_FORMS: readonly Form[] = [
  { path: '/:region/admin/reviews/:id', fields: decisionForm },
  { path: '/:region/admin/questions/:id', fields: decisionForm },
  { path: '/:region/admin/orders/:id', fields: staffForm },
  {
    path: '/:region/admin/orders/new',
    fields: fc.record({
      intent: fc.oneof(
        fc.constantFrom('find', 'compute', 'place', 'add:101', 'rent:2101', 'remove:0'),
        hostileText,
      ),
      search: hostileText,
      product: fc.oneof(fc.constant('101'), hostileText),
      quantity: fc.oneof(fc.constant('1'), hostileText),
      addressId: fc.oneof(fc.constant(''), fc.uuid(), hostileText),
      firstName: hostileText,
      email: fc.oneof(fc.constant('anna@example.com'), hostileText),
      emailAgain: fc.oneof(fc.constant('anna@example.com'), hostileText),
      locale: fc.oneof(fc.constant('pl'), hostileText),
      into: fc.oneof(fc.constant(''), hostileText),
      'option.0': fc.oneof(fc.constant('operator'), hostileText),
      note: hostileText,
      discountCode: hostileText,
      seenTotal: fc.oneof(fc.constant('100'), hostileText),
    }),
  },
  {
    path: '/:region/admin/orders/steps',
    fields: fc.record({
      step: fc.oneof(fc.constantFrom('confirm', 'ship', 'deliver'), hostileText),
      orders: fc.oneof(fc.uuid(), fc.constant('4b4f1f6e-0000-4000-8000-000000000000.1'), hostileText),
      'carrier.4b4f1f6e-0000-4000-8000-000000000000': fc.oneof(fc.constant('dpd'), hostileText),
      'number.4b4f1f6e-0000-4000-8000-000000000000': fc.oneof(fc.constant('AB12345'), hostileText),
    }),
  },
  {
    path: '/:region/admin/tickets/:id',
    fields: fc.record({
      intent: fc.oneof(fc.constantFrom('answer', 'note', 'step', 'assign', 'release'), hostileText),
      id: fc.oneof(fc.uuid(), hostileText),
      message: hostileText,
      solves: fc.constantFrom('on', ''),
      to: fc.oneof(fc.constantFrom('PENDING', 'RESOLVED', 'COMPLETED'), hostileText),
    }),
  },
  {
    path: '/:region/admin/answer-templates',
    fields: fc.record({
      intent: fc.constantFrom('save', 'remove'),
      id: fc.oneof(fc.uuid(), hostileText),
      seen: hostileText,
      subject: fc.oneof(fc.constantFrom('ticket', 'return', 'exchange'), hostileText),
      title: hostileText,
      uk: hostileText,
      pl: hostileText,
      en: hostileText,
    }),
  },
  {
    path: '/:region/admin/saved-filters',
    fields: fc.record({
      intent: fc.constantFrom('save', 'forget', 'share', 'unshare'),
      isShared: fc.constantFrom('on', ''),
      queue: fc.oneof(fc.constantFrom('tickets', 'returns'), hostileText),
      query: fc.oneof(fc.constantFrom('', 'status=any&q=a'), hostileText),
      name: hostileText,
      id: fc.oneof(fc.uuid(), hostileText),
    }),
  },
  { path: '/:region/admin/returns', fields: fc.record({ id: hostileText }) },
  { path: '/:region/admin/returns/:id', fields: returnForm },
  {
    path: '/:region/admin/orders/:id/after-sale',
    fields: fc.record({
      intent: fc.oneof(
        fc.constantFrom('serials', 'installation', 'remove-installation', 'repair', 'remove-repair'),
        hostileText,
      ),
      itemId: fc.oneof(fc.uuid(), hostileText),
      serials: hostileText,
      repairId: fc.oneof(fc.uuid(), hostileText),
      serial: hostileText,
      cameOn: fc.oneof(fc.constant('2026-11-20'), hostileText),
      returnedOn: fc.oneof(fc.constant('2026-11-20'), hostileText),
      seen: hostileText,
      installationId: fc.oneof(fc.uuid(), hostileText),
      installedOn: fc.oneof(fc.constant('2026-11-20'), hostileText),
      installer: hostileText,
      address: hostileText,
      phone: hostileText,
      note: hostileText,
    }),
  },
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
  { path: '/:region/admin/quotes/deliveries/:id', fields: fc.record(deliveryPrice) },
  { path: '/:region/admin/quotes/:id', fields: priceOffer },
  ...RENTAL_FORMS,
  { path: '/:region/admin/translations', fields: texts },
  { path: '/:region/admin/translations/content', fields: translationConfirmed },
];
