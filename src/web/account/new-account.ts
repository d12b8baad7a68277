import * as v from 'valibot';
import { authPageRegistrationSchema, registrationSchema } from '../../domain/account/auth-forms.ts';
import { splitName } from '../../domain/contact-data/split-name.ts';
import type { Market } from '../../domain/locale/market.ts';

/** What an account is made of. */
export interface NewAccount {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly password: string;
}

/** The form of a registration. */
export type NewAccountSchema = v.GenericSchema<unknown, NewAccount>;

/** The registration on the way to the checkout; a telephone number without a calling code is one of `market`. */
export const checkoutAccountSchema =
  (market: Market) =>
  (minimum: number): NewAccountSchema =>
    v.pipe(
      v.unknown(),
      registrationSchema(market, minimum),
      v.transform(({ firstName, lastName, email, phone, password }) => ({
        firstName,
        lastName,
        email,
        phone,
        password,
      })),
    );

/** The registration of the auth page, whose name is one optional field. */
export const shortAccountSchema = (minimum: number): NewAccountSchema =>
  v.pipe(
    v.unknown(),
    authPageRegistrationSchema(minimum),
    v.transform(({ name, email, password }) => ({ ...splitName(name), email, phone: null, password })),
  );
