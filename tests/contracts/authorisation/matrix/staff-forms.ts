import { CATALOGUE_FORMS } from './catalogue-forms.ts';
import { admin, everyStaff, form, staff, type Row } from './rows.ts';

const staffOrder = (intent: string, answer: number) =>
  form(`/:region/admin/orders/:id ${intent}`, staff(answer), { at: '/en/admin/orders/{order}' });

const machine = (intent: string, answer: number) =>
  form(`/:region/admin/machines/:id${intent}`, staff(answer), { at: '/en/admin/machines/1' });

/** The actions of the back office. */
export const STAFF_FORMS: readonly Row[] = [
  ...CATALOGUE_FORMS,
  form('/:region/admin/saved-filters', everyStaff(400)),
  ...[' forget', ' share', ' unshare'].map((intent) =>
    form(`/:region/admin/saved-filters${intent}`, everyStaff(400)),
  ),
  // A queue of another area is closed, whoever works here.
  form('/:region/admin/saved-filters', staff(303), {
    fields: { queue: 'orders', query: 'waits=ship', name: 'Shared', isShared: 'on' },
  }),
  form('/:region/admin/orders/steps', staff(400), { at: '/en/admin/orders/steps?step=confirm&id={order}' }),
  form('/:region/admin/orders/steps', staff(422), {
    at: '/en/admin/orders/steps?step=confirm&id={order}',
    fields: { step: 'confirm', orders: 'nothing' },
  }),
  // Orders that nobody placed, whatever the address names.
  form('/:region/admin/orders/steps', staff(404), {
    at: '/en/admin/orders/steps?step=deliver&id={order}',
    fields: { step: 'deliver', orders: '00000000-0000-4000-8000-000000000009.0' },
  }),
  form('/:region/admin/staff', admin(400)),
  form('/:region/admin/staff/:id/second-factor', admin(422), { at: '/en/admin/staff/nobody/second-factor' }),
  ...['', ' save', ' preview'].map((intent) => form(`/:region/admin/shop${intent}`, admin(400))),
  form('/:region/admin/shop restore', admin(303), {
    at: '/en/admin/shop?part=channels',
    fields: { version: '0', restored: '0' },
  }),
  form('/:region/admin/api-keys', admin(404)),
  form('/:region/admin/api-keys add', admin(422)),
  form('/:region/admin/api-keys limit', admin(422)),
  ...['', ' on', ' off', ' renew', ' remove', ' test', ' resend', ' send-now'].map((intent) =>
    form(`/:region/admin/webhooks${intent}`, admin(404)),
  ),
  form('/:region/admin/webhooks add', admin(422)),
  ...['', ' read', ' record'].map((intent) => form(`/:region/admin/payments/statement${intent}`, staff(422))),
  form('/:region/admin/customers/:id', staff(400), { at: '/en/admin/customers/nobody' }),
  form('/:region/admin/customers/:id note', staff(400), { at: '/en/admin/customers/nobody' }),
  form('/:region/admin/customers/:id remove-note', staff(303), { at: '/en/admin/customers/nobody' }),
  ...['', ' propose'].map((intent) =>
    form(`/:region/admin/account-merges/:id${intent}`, admin(400), {
      at: '/en/admin/account-merges/{owner}',
    }),
  ),
  form('/:region/admin/account-merges/:id withdraw', admin(409), { at: '/en/admin/account-merges/nobody' }),
  form('/:region/admin/answer-templates', staff(400)),
  form('/:region/admin/answer-templates remove', staff(400)),
  ...['', ' step'].map((intent) =>
    form(`/:region/admin/tickets/:id${intent}`, staff(400), { at: '/en/admin/tickets/{ticket}' }),
  ),
  ...[' answer', ' note'].map((intent) =>
    form(`/:region/admin/tickets/:id${intent}`, staff(422), { at: '/en/admin/tickets/{ticket}' }),
  ),
  ...[' assign', ' release'].map((intent) =>
    form(`/:region/admin/tickets/:id${intent}`, staff(303), { at: '/en/admin/tickets/{ticket}' }),
  ),
  form('/:region/admin/reviews/:id', staff(400), { at: '/en/admin/reviews/{review}' }),
  form('/:region/admin/reviews/:id reply', staff(404), { at: '/en/admin/reviews/{unknown}' }),
  form('/:region/admin/reviews/:id decide', staff(400), { at: '/en/admin/reviews/{review}' }),
  form('/:region/admin/questions/:id', staff(400), { at: '/en/admin/questions/{question}' }),
  form('/:region/admin/questions/:id answer', staff(422), { at: '/en/admin/questions/{question}' }),
  form('/:region/admin/questions/:id decide', staff(400), { at: '/en/admin/questions/{question}' }),
  form('/:region/admin/returns', staff(303)),
  ...['', ' step'].map((intent) =>
    form(`/:region/admin/returns/:id${intent}`, staff(400), { at: '/en/admin/returns/{return}' }),
  ),
  form('/:region/admin/returns/:id back', staff(400), { at: '/en/admin/returns/{return}' }),
  form('/:region/admin/returns/:id ask-again', staff(409), { at: '/en/admin/returns/{return}' }),
  ...[' track', ' note'].map((intent) =>
    form(`/:region/admin/returns/:id${intent}`, staff(422), { at: '/en/admin/returns/{return}' }),
  ),
  form('/:region/admin/payments', staff(422)),
  ...['', ' find', ' compute', ' place', ' add', ' rent', ' remove'].map((intent) =>
    form(`/:region/admin/orders/new${intent}`, staff(404), { at: '/en/admin/orders/new?customer=nobody' }),
  ),
  ...(
    [
      ['', 422],
      [' find', 200],
      [' compute', 422],
      [' place', 422],
      [' add', 200],
      [' rent', 200],
      [' remove', 200],
    ] as const
  ).map(([intent, status]) =>
    form(`/:region/admin/orders/new${intent}`, staff(status), {
      at: '/en/admin/orders/new?guest=yes&form=00000000-0000-4000-8000-000000000001',
    }),
  ),
  form('/:region/admin/orders/:id', staff(400), { at: '/en/admin/orders/{order}' }),
  ...['confirm', 'keep-rest', 'deliver'].map((intent) =>
    form(`/:region/admin/orders/:id ${intent}`, staff(409), { at: '/en/admin/orders/{spare}' }),
  ),
  staffOrder('cancel', 422),
  ...['back', 'lease', 'lease-days', 'note', 'remove-note'].map((intent) => staffOrder(intent, 400)),
  ...['ship', 'tracking', 'reverse', 'refund', 'receive', 'return'].map((intent) => staffOrder(intent, 422)),
  form('/:region/admin/orders/:id/after-sale', staff(400), { at: '/en/admin/orders/{order}/after-sale' }),
  form('/:region/admin/orders/:id/after-sale serials', staff(404), {
    at: '/en/admin/orders/{order}/after-sale',
  }),
  form('/:region/admin/orders/:id/after-sale repair', staff(404), {
    at: '/en/admin/orders/{order}/after-sale',
    fields: { repairId: '00000000-0000-4000-8000-000000000003' },
  }),
  form('/:region/admin/orders/:id/after-sale remove-repair', staff(303), {
    at: '/en/admin/orders/{order}/after-sale',
    fields: { repairId: '00000000-0000-4000-8000-000000000003' },
  }),
  form('/:region/admin/orders/:id/after-sale installation', staff(409), {
    at: '/en/admin/orders/{order}/after-sale',
    fields: { installationId: '00000000-0000-4000-8000-000000000002' },
  }),
  form('/:region/admin/orders/:id/after-sale remove-installation', staff(303), {
    at: '/en/admin/orders/{order}/after-sale',
    fields: { installationId: '00000000-0000-4000-8000-000000000002' },
  }),
  form('/:region/admin/machines', staff(422)),
  ...['', ' exact'].map((intent) => form(`/:region/admin/rental-offers${intent}`, staff(400))),
  form('/:region/admin/rental-offers option', staff(422)),
  ...['', ' cancel-maintenance', ' remove-document'].map((intent) => machine(intent, 400)),
  ...[' change', ' maintenance', ' broken'].map((intent) => machine(intent, 422)),
  machine(' retire', 409), // it is booked
  machine(' reinstate', 303),
  machine(' renew-calendar', 303),
  machine(' end-calendar', 303),
  form('/:region/admin/depot', staff(400)),
  form('/:region/admin/lease-returns', staff(400)),
  form('/:region/admin/lease-returns answer', staff(400)),
  form('/:region/admin/lease-returns track', staff(400)),
  form('/:region/admin/lease-returns waive', staff(400)),
  form('/:region/admin/board', staff(400)),
  ...['', ' offer', ' decide'].map((intent) =>
    form(
      `/:region/admin/replacements/:id${intent}`,
      staff({ '': 400, ' offer': 404, ' decide': 422 }[intent] ?? 400),
      {
        at: '/en/admin/replacements/{unknown}',
      },
    ),
  ),
  form('/:region/admin/board/:id swap', staff(404), { at: '/en/admin/board/{booking}' }),
  form('/:region/admin/board/:id', staff(422), { at: '/en/admin/board/{booking}' }),
  ...['', ' keep', ' sign', ' deduct'].map((intent) =>
    form(`/:region/admin/leases/:lease/:kind/:machine${intent}`, staff(404), {
      at: '/en/admin/leases/{lease}/handover/999999',
    }),
  ),
  form('/:region/admin/quotes/:id', staff(422), { at: '/en/admin/quotes/{quote}' }),
  form('/:region/admin/quotes/:id decline', staff(422), { at: '/en/admin/quotes/{quote}' }),
  form('/:region/admin/quotes/deliveries/:id', staff(422), { at: '/en/admin/quotes/deliveries/{order}' }),
];
