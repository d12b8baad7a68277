import { describe, expect, test } from 'vitest';
import {
  callerProblem,
  readTelephoneOrder,
  TELEPHONE_LINES_MAX,
  TELEPHONE_NOTE_MAX,
  withProduct,
  type Caller,
  type TelephoneDraft,
  type TypedLine,
} from './telephone-order.ts';

const ADDRESS = {
  id: '00000000-0000-4000-8000-000000000001',
  label: 'Дім',
  type: 'shipping',
  fullName: 'Олена Коваль',
  street: 'вул. Сонячна, 1',
  apartment: '',
  city: 'Київ',
  postalCode: '01001',
  country: 'UA',
  phone: null,
  isDefault: true,
} as const;
const CALLER: Caller = { email: 'olena@example.com', phone: '+380671234567', addresses: [ADDRESS] };
const bought = (product: string, quantity = '1'): TypedLine => ({
  product,
  quantity,
  duration: '',
  count: '',
  start: '',
});
const PLACE = { country: 'PL', city: 'Kraków', postalCode: '30-001', address: 'ul. Słoneczna 1' };
const DRAFT: TelephoneDraft = {
  lines: [bought('101', '2')],
  addressId: ADDRESS.id,
  receiver: { firstName: '', lastName: '', phone: '', country: 'UA', city: '', postalCode: '', address: '' },
  method: 'standard',
  payment: 'transfer',
  discountCode: ' ',
  isCompany: false,
  company: '',
  taxNumber: '',
  isElsewhere: false,
  companyPlace: { country: 'UA', city: '', postalCode: '', address: '' },
  note: '  ',
  areTermsReadOut: false,
};
const read = (draft: Partial<TelephoneDraft>, caller = CALLER) =>
  readTelephoneOrder({ ...DRAFT, ...draft }, caller);
const errorsOf = (draft: Partial<TelephoneDraft>, caller = CALLER) => {
  const result = read(draft, caller);
  return result.ok ? {} : result.errors;
};

test.each([
  ['staff', true, false, 'of-staff'],
  ['admin', true, false, 'of-staff'],
  ['customer', false, false, 'unconfirmed'],
  ['customer', true, true, 'being-deleted'],
  ['customer', true, false, null],
] as const)(
  'an account of %s, confirmed %s, being deleted %s: %s',
  (role, isConfirmed, isBeingDeleted, problem) => {
    expect(callerProblem({ role, isConfirmed, isBeingDeleted })).toBe(problem);
  },
);

describe('lines', () => {
  test('one more piece of what is bought already, and a line of its own for what is rented', () => {
    const once = withProduct([], { product: '101', isRental: false });
    expect(once).toEqual([{ product: '101', quantity: '1', duration: '', count: '1', start: '' }]);
    const twice = withProduct(once ?? [], { product: '101', isRental: false });
    expect(twice?.map(({ quantity }) => quantity)).toEqual(['2']);
    expect(withProduct(twice ?? [], { product: '101', isRental: true })).toHaveLength(2);
  });

  test('what is typed in a quantity and is no number stays as it is', () => {
    expect(withProduct([bought('101', 'зо два')], { product: '101', isRental: false })).toEqual([
      bought('101', 'зо два'),
    ]);
  });

  test('are so many that their form is taken', () => {
    const full = Array.from({ length: TELEPHONE_LINES_MAX }, (_, index) => bought(String(index + 1)));
    expect(withProduct(full, { product: '999', isRental: false })).toBeNull();
    expect(withProduct(full, { product: '1', isRental: false })).toHaveLength(TELEPHONE_LINES_MAX);
    // Five fields for a line, and those of the rest.
    expect(TELEPHONE_LINES_MAX * 5 + 30).toBeLessThanOrEqual(250);
  });

  test.each([
    bought('101', '0'),
    bought('101', '-1'),
    bought('101', '1.5'),
    bought('101', '1000'),
    bought('101', ''),
    bought('', '1'),
    bought("1' or 1=1", '1'),
    { ...bought('2103'), duration: 'year', count: '1' },
    { ...bought('2103'), duration: 'day', count: '0', start: '2027-01-04' },
    { ...bought('2103'), duration: 'month', count: '37', start: '2027-01-04' },
    { ...bought('2103'), duration: 'day', count: '3', start: '2027-02-30' },
  ])('%j is none', (line) => {
    expect(errorsOf({ lines: [bought('101'), line] })).toEqual({
      'line.1': 'backoffice.telephone.error.line',
    });
  });

  test('are missing', () => {
    expect(errorsOf({ lines: [] })).toEqual({ lines: 'backoffice.telephone.error.noLines' });
  });
});

test('an order goes to a saved address, with the account’s e-mail, and its telephone where the address has none', () => {
  const result = read({});
  expect(result).toMatchObject({
    ok: true,
    order: {
      lines: [{ id: 101, quantity: 2, rental: null }],
      shipping: {
        firstName: 'Олена',
        lastName: 'Коваль',
        email: 'olena@example.com',
        phone: '+380671234567',
        city: 'Київ',
      },
      billing: null,
      discountCode: null,
      note: '',
    },
  });
});

test('a machine is rented for so many days from a day', () => {
  const line = { product: '2103', quantity: '1', duration: 'day', count: '3', start: '2027-01-04' };
  const result = read({ lines: [line] });
  expect(result.ok && result.order.lines).toEqual([
    { id: 2103, quantity: 1, rental: { duration: 'day', count: 3, startDate: '2027-01-04' } },
  ]);
});

test('a saved address that lacks what a courier needs is said to be so, and not its hidden fields', () => {
  const addresses = [{ ...ADDRESS, postalCode: '' }];
  expect(errorsOf({}, { ...CALLER, addresses })).toEqual({
    addressId: 'backoffice.telephone.error.address',
  });
});

test('somebody else’s address is a typed one that is empty', () => {
  expect(Object.keys(errorsOf({ addressId: 'of-somebody-else' })).toSorted()).toEqual(
    ['address', 'city', 'firstName', 'lastName', 'postalCode'].toSorted(),
  );
});

test('a company has a number of its own country, and an address where it is another', () => {
  const company = { isCompany: true, company: 'Сонце', taxNumber: '5261040828' };
  expect(read({ ...company, isElsewhere: true, companyPlace: PLACE })).toMatchObject({
    ok: true,
    order: { billing: { company: 'Сонце', place: { city: 'Kraków' } } },
  });
  expect(errorsOf({ ...company, taxNumber: '1' })).toEqual({
    'billing.taxNumber': 'checkout.error.taxNumber',
  });
  // Its number is read by the country that is chosen, whatever else of the address is missing.
  const receiver = { ...DRAFT.receiver, country: 'PL' };
  expect(Object.keys(errorsOf({ ...company, addressId: '', receiver }))).not.toContain('billing.taxNumber');
  const empty = { ...PLACE, city: '' };
  expect(Object.keys(errorsOf({ ...company, isElsewhere: true, companyPlace: empty }))).toContain(
    'billing.place.city',
  );
});

test('a card is no way to pay by telephone, and a note has an end', () => {
  expect(errorsOf({ payment: 'card' })).toEqual({ payment: 'error.payment-not-offered' });
  expect(errorsOf({ note: 'a'.repeat(TELEPHONE_NOTE_MAX + 1) })).toEqual({
    note: 'backoffice.telephone.error.note',
  });
});
