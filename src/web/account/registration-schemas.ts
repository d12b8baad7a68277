import * as v from 'valibot';
import { authPageRegistrationSchema, registrationSchema } from '../../domain/account/auth-forms.ts';
import { splitName } from '../../domain/contact-data/split-name.ts';

/** What an account is made of. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly password: string;
}
export type NewAccountSchema = v.GenericSchema<unknown, NewAccount>;

/** The registration on the way to the checkout. */
export const checkoutAccountSchema: NewAccountSchema = v.pipe(
  v.unknown(),
  registrationSchema(),
  v.transform(({ firstName, lastName, email, phone, password }) => ({
    firstName,
    lastName,
    email,
    phone,
    password,
  })),
);

/** The registration of the auth page, whose name is one optional field. */
export const shortAccountSchema: NewAccountSchema = v.pipe(
  v.unknown(),
  authPageRegistrationSchema(),
  v.transform(({ name, email, password }) => ({ ...splitName(name), email, phone: null, password })),
);
