/** Who somebody is to the shop (R25); a visitor has no account and none of these. */
export const ROLES = ['customer', 'staff', 'admin'] as const;
export type Role = (typeof ROLES)[number];

/** Whether the back office is open to this role (R25). */
export const worksHere = (role: Role): boolean => role !== 'customer';
