import { expect, test } from 'vitest';
import { ROLES, worksHere } from './role.ts';

test('the back office is open to staff and admins, and to nobody else', () => {
  expect(ROLES.filter((role) => worksHere(role))).toEqual(['staff', 'admin']);
});
