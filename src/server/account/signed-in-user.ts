import type { Role } from '../../domain/account/role.ts';

/** Who is signed in, as far as pages and orders need it. */
export interface SignedInUser {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  readonly memberSince: string;
  readonly role: Role;
}
