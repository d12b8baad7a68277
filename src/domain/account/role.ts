/** Who somebody is to the shop (R25); a visitor has no account and none of these. */
export const ROLES = ['customer', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whether somebody of this role works in the shop (R25). What the staff may see is decided by `backOfficeDoor`. */
export const worksHere = (role: Role): boolean => role !== 'customer';

/** What is the staff's alone: open, or why it is closed to who is signed in. */
export type BackOfficeDoor = 'open' | 'staff-only' | 'second-factor-missing';

/** Decides for one session whether the back office is open (R25): to staff who gave a second factor in it, where the shop asks for one (R22). */
export function backOfficeDoor(
  { role, hasSecondFactor }: { readonly role: Role; readonly hasSecondFactor: boolean },
  needsSecondFactor: boolean,
): BackOfficeDoor {
  if (!worksHere(role)) return 'staff-only';
  return hasSecondFactor || !needsSecondFactor ? 'open' : 'second-factor-missing';
}
