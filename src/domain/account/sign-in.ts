import * as v from 'valibot';
import { emailAddress, REQUIRED, secret, tickBox } from './account-fields.ts';
import { PASSWORD_MAX_LENGTH } from './password.ts';

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
