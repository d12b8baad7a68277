import { describe, expect, test } from 'vitest';
import { typedLine } from '../../../tests/support/typed-line.ts';
import { readTelephoneOrder, type Caller } from './read-telephone-order.ts';
import { TELEPHONE_NOTE_MAX, type CallerProblem, type TelephoneDraft } from './telephone-order.ts';

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
const ACCOUNT = {
  kind: 'account',
  id: 'olena',
  email: 'olena@example.com',
  phone: '+380671234567',
  addresses: [ADDRESS],
} as const;
const PLACE = { country: 'PL', city: 'Kraków', postalCode: '30-001', address: 'ul. Słoneczna 1' };
const DRAFT: TelephoneDraft = {
  guest: { email: '', emailAgain: '', locale: 'uk', into: '' },
  lines: [typedLine('101', '2')],
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
const read = (draft: Partial<TelephoneDraft>, caller: Caller = ACCOUNT) =>
  readTelephoneOrder({ ...DRAFT, ...draft }, caller);
const errorsOf = (draft: Partial<TelephoneDraft>, caller: Caller = ACCOUNT) => {
  const result = read(draft, caller);
  return result.ok ? {} : result.errors;
};

describe('lines', () => {
  test.each([
    typedLine('101', '0'),
    typedLine('101', '-1'),
    typedLine('101', '1.5'),
    typedLine('101', '1000'),
    typedLine('101', ''),
    typedLine('', '1'),
    typedLine("1' or 1=1", '1'),
    { ...typedLine('2103'), duration: 'year', count: '1' },
    { ...typedLine('2103'), duration: 'day', count: '0', start: '2027-01-04' },
    { ...typedLine('2103'), duration: 'month', count: '37', start: '2027-01-04' },
    { ...typedLine('2103'), duration: 'day', count: '3', start: '2027-02-30' },
  ])('%j is none', (line) => {
    expect(errorsOf({ lines: [typedLine('101'), line] })).toEqual({
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
      buyer: { kind: 'account', userId: 'olena' },
      billing: null,
      discountCode: null,
      note: '',
    },
  });
});

test('a machine is rented for so many days from a day', () => {
  const line = { ...typedLine('2103'), duration: 'day', count: '3', start: '2027-01-04' };
  const result = read({ lines: [line] });
  expect(result.ok && result.order.lines).toEqual([
    { id: 2103, quantity: 1, rental: { duration: 'day', count: 3, startDate: '2027-01-04' } },
  ]);
  const chosen = read({ lines: [{ ...line, options: ['operator', 'cable', 'cable'] }] });
  expect(chosen.ok && chosen.order.lines[0]?.rental?.options).toEqual(['cable', 'operator']);
  for (const options of [["' or 1=1"], ['a', 'b', 'c', 'd', 'e', 'f', 'g'], ['']]) {
    expect(errorsOf({ lines: [{ ...line, options }] })).toEqual({
      'line.0': 'backoffice.telephone.error.line',
    });
  }
  // Nothing goes with what is bought.
  const sold = read({ lines: [{ ...typedLine('101'), options: ['operator'] }] });
  expect(sold.ok && sold.order.lines).toEqual([{ id: 101, quantity: 1, rental: null }]);
});

test('a saved address that lacks what a courier needs is said to be so, and not its hidden fields', () => {
  const addresses = [{ ...ADDRESS, postalCode: '' }];
  expect(errorsOf({}, { ...ACCOUNT, addresses })).toEqual({
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

describe('a caller without an account', () => {
  const GUEST: Caller = { kind: 'guest', claimant: null };
  const claimedBy = (problem: CallerProblem | null): Caller => ({
    kind: 'guest',
    claimant: { id: 'anna', name: 'Anna', problem },
  });
  const receiver = {
    ...DRAFT.receiver,
    ...PLACE,
    firstName: 'Anna',
    lastName: 'Nowak',
    phone: '512 345 678',
  };
  const typed = {
    email: 'anna@example.com',
    emailAgain: 'anna@example.com',
    locale: 'pl',
    into: '',
  } as const;
  const said = (guest: Partial<TelephoneDraft['guest']> = {}) => ({
    receiver,
    guest: { ...typed, ...guest },
  });

  test('has a guest’s order, in a language, confirmed to the e-mail that was read back', () => {
    const heard = said({ email: ' Anna@Example.com ', emailAgain: 'anna@example.COM' });
    expect(read(heard, GUEST)).toMatchObject({
      ok: true,
      order: {
        buyer: { kind: 'guest', locale: 'pl', besideAccountId: null },
        shipping: { email: 'anna@example.com', phone: '+48512345678', city: 'Kraków' },
      },
    });
  });

  test('has no saved address, whatever a form says', () => {
    expect(Object.keys(errorsOf({ ...said(), receiver: DRAFT.receiver }, GUEST))).toContain('city');
  });

  test.each([
    [{ email: '', emailAgain: '' }, { email: 'checkout.missing.email' }],
    [{ email: 'anna', emailAgain: 'anna' }, { email: 'checkout.error.email' }],
    [{ emailAgain: '' }, { emailAgain: 'backoffice.telephone.error.emailAgain' }],
    [{ emailAgain: 'ana@example.com' }, { emailAgain: 'backoffice.telephone.error.emailAgain' }],
  ])('is not written to at %j', (guest, errors) => {
    expect(errorsOf(said(guest), GUEST)).toEqual(errors);
  });

  test('is asked whose order it is where an account has the e-mail, and again for another account', () => {
    const into = { into: 'backoffice.telephone.error.into' };
    for (const chosen of ['', 'guest:', 'guest:marek', 'account:marek', 'account:']) {
      expect(errorsOf(said({ into: chosen }), claimedBy(null))).toEqual(into);
    }
    const buyer = (guest: Partial<TelephoneDraft['guest']>, caller: Caller) => {
      const result = read(said(guest), caller);
      return result.ok ? result.order.buyer : null;
    };
    expect(buyer({ into: 'account:anna' }, claimedBy(null))).toEqual({ kind: 'account', userId: 'anna' });
    expect(buyer({ into: 'guest:anna' }, claimedBy(null))).toEqual({
      kind: 'guest',
      locale: 'pl',
      besideAccountId: 'anna',
    });
    // Without an account that has it nothing is chosen.
    expect(buyer({ into: 'account:anna' }, GUEST)).toMatchObject({ kind: 'guest', besideAccountId: null });
  });

  test('does not order into an account that takes no orders', () => {
    expect(errorsOf(said({ into: 'account:anna' }), claimedBy('being-deleted'))).toEqual({
      into: 'backoffice.telephone.error.into',
    });
    expect(read(said({ into: 'guest:anna' }), claimedBy('being-deleted'))).toMatchObject({ ok: true });
  });
});
