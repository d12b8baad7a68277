import { createContext } from 'react-router';
import type { Role } from '../../../domain/account/role.ts';

/** Whose profile it is. */
interface ProfileOwner {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Whether the address is known to be the person's own. */
  readonly isConfirmed: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string | null;
  /** ISO 8601. */
  readonly memberSince: string;
  readonly role: Role;
}

/** Who is signed in, for the loaders and actions of the profile's tabs; the door of the profile puts it in. */
export const profileOwner = createContext<ProfileOwner>();
