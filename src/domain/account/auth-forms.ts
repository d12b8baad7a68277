import * as v from 'valibot';
import { hasContact } from '../contact-data/web-address.ts';
import type { Market } from '../locale/market.ts';
import { isVisible, visibleCharacters, withoutInvisible } from '../locale/without-invisible.ts';
import { emailAddress, optionalPhone, REQUIRED, secret, tickBox, requiredName } from './account-fields.ts';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from './password.ts';

/** The login form (C §3, C §5): e-mail and password required, `remember` a tick box. Issues are message keys. */
export const signInSchema = v.object(
  {
    email: emailAddress,
    password: v.pipe(secret, v.maxLength(PASSWORD_MAX_LENGTH, 'auth.error.tooLong')),
    remember: tickBox,
  },
  REQUIRED,
);
export type SignIn = Readonly<v.InferOutput<typeof signInSchema>>;

/** What C §5 says of a missing password. */
const ALL_PASSWORDS = 'profile.password.error.required';

/** A password to be set; of the fewest characters only those count that can be seen. */
const newPassword = (minLength: number) =>
  v.pipe(
    secret,
    v.check((password) => visibleCharacters(password) >= minLength, 'auth.error.passwordTooShort'),
    v.maxLength(PASSWORD_MAX_LENGTH, 'auth.error.tooLong'),
  );

/** A new password, typed twice (C §5). Issues are message keys. */
export const newPasswordSchema = (passwordMinLength = PASSWORD_MIN_LENGTH) =>
  v.pipe(
    v.object({ password: newPassword(passwordMinLength), confirmPassword: secret }, REQUIRED),
    v.forward(v.partialCheck([['password'], ['confirmPassword']], isConfirmed, 'auth.passwordsMustMatch'), [
      'confirmPassword',
    ]),
  );

const isConfirmed = (form: { readonly password: string; readonly confirmPassword: string }): boolean =>
  form.password === form.confirmPassword;

/**
 * Registration on the way to the checkout (C §3, C §5): phone optional and answered as E.164 or null, of `market` where it has no calling
 * code; terms accepted.
 * The password minimum is the shop's setting (R22). Issues are message keys; `auth.error.passwordTooShort` takes `min`.
 */
export const registrationSchema = (market: Market, passwordMinLength = PASSWORD_MIN_LENGTH) =>
  v.pipe(
    v.object(
      {
        firstName: requiredName(100),
        lastName: requiredName(100),
        email: emailAddress,
        phone: optionalPhone(market),
        password: newPassword(passwordMinLength),
        confirmPassword: secret,
        acceptTerms: v.pipe(tickBox, v.literal(true, 'auth.error.terms')),
      },
      REQUIRED,
    ),
    v.forward(v.partialCheck([['password'], ['confirmPassword']], isConfirmed, 'auth.passwordsMustMatch'), [
      'confirmPassword',
    ]),
  );

/** Registration on the auth page (C §3, C §5), where the name is optional; an empty one is answered as null. */
export const authPageRegistrationSchema = (passwordMinLength = PASSWORD_MIN_LENGTH) =>
  v.pipe(
    v.object(
      {
        name: v.pipe(
          v.optional(v.string(), ''),
          v.transform((typed) => withoutInvisible(typed).replaceAll(/\s+/g, ' ')),
          v.trim(),
          v.maxLength(200, 'auth.error.tooLong'),
          v.check((name) => !hasContact(name), 'auth.error.contact'),
          v.transform((name) => (isVisible(name) ? name : null)),
        ),
        email: emailAddress,
        password: newPassword(passwordMinLength),
        confirmPassword: secret,
      },
      REQUIRED,
    ),
    v.forward(v.partialCheck([['password'], ['confirmPassword']], isConfirmed, 'register.passwordMismatch'), [
      'confirmPassword',
    ]),
  );

/** The form that changes a password (C §5). Issues are message keys; the current password is judged elsewhere. */
export const passwordChangeSchema = (passwordMinLength = PASSWORD_MIN_LENGTH) =>
  v.pipe(
    v.object(
      {
        currentPassword: v.pipe(
          v.string(ALL_PASSWORDS),
          v.nonEmpty(ALL_PASSWORDS),
          v.maxLength(PASSWORD_MAX_LENGTH, 'auth.error.tooLong'),
        ),
        newPassword: v.pipe(
          v.string(ALL_PASSWORDS),
          v.nonEmpty(ALL_PASSWORDS),
          newPassword(passwordMinLength),
        ),
        confirmPassword: v.pipe(v.string(ALL_PASSWORDS), v.nonEmpty(ALL_PASSWORDS)),
      },
      ALL_PASSWORDS,
    ),
    v.forward(
      v.partialCheck(
        [['newPassword'], ['confirmPassword']],
        (form) => form.newPassword === form.confirmPassword,
        'profile.password.error.mismatch',
      ),
      ['confirmPassword'],
    ),
  );
