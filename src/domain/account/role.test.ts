import { expect, test } from 'vitest';
import { backOfficeDoor, ROLES, worksHere } from './role.ts';

test('the back office is open to staff and admins, and to nobody else', () => {
  expect(ROLES.filter((role) => worksHere(role))).toEqual(['staff', 'admin']);
});

test('the back office is open to staff alone, and where the shop asks for a second factor to who gave it', () => {
  for (const hasSecondFactor of [true, false]) {
    expect(backOfficeDoor({ role: 'customer', hasSecondFactor }, true)).toBe('staff-only');
    expect(backOfficeDoor({ role: 'customer', hasSecondFactor }, false)).toBe('staff-only');
    expect(backOfficeDoor({ role: 'staff', hasSecondFactor }, false)).toBe('open');
  }
  expect(backOfficeDoor({ role: 'admin', hasSecondFactor: true }, true)).toBe('open');
  expect(backOfficeDoor({ role: 'admin', hasSecondFactor: false }, true)).toBe('second-factor-missing');
});
