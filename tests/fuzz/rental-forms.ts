import fc from 'fast-check';
import { newMachineSchema } from '../../src/domain/rental/machine.ts';
import { moveSchema } from '../../src/domain/rental/move-form.ts';
import { fieldsOf, hostileChoice, type Form } from './form.ts';
import { hostileText } from './hostile.ts';

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

/** The forms of the back office with which machines are kept, planned, handed over and taken back. */
export const RENTAL_FORMS: readonly Form[] = [
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
];
