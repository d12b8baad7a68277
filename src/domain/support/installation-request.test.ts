import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  guestInstallationRequestSchema,
  installationRequestSchema,
  isInstalled,
  wishableDays,
  wishedDaysErrors,
} from './installation-request.ts';

const FORM = {
  id: '0f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d',
  purpose: 'both',
  place: ' 02000,  Київ ',
  from: '',
  phone: '067 123 45 67',
};

describe('a request for a survey', () => {
  test('is read with its telephone as E.164 and empty days as none', () => {
    expect(v.parse(installationRequestSchema('UA'), FORM)).toEqual({
      ...FORM,
      place: '02000, Київ',
      from: null,
      to: null,
      phone: '+380671234567',
      remarks: '',
    });
  });

  test.each([
    [{ phone: '' }, 'phone'],
    [{ phone: '12' }, 'phone'],
    [{ place: ' ' }, 'place'],
    [{ from: '2026-02-30' }, 'from'],
    [{ purpose: 'tea' }, 'purpose'],
  ])('is not taken with %o', (wrong, field) => {
    const { issues } = v.safeParse(installationRequestSchema('UA'), { ...FORM, ...wrong });
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual([field]);
  });

  test('of a visitor says where the shop answers', () => {
    const { issues } = v.safeParse(guestInstallationRequestSchema('UA'), FORM);
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['name', 'email']);
  });
});

test('the wished days are ahead and in their order', () => {
  const today = '2026-11-26';
  expect(wishedDaysErrors({ from: null, to: null }, today)).toEqual({});
  expect(wishedDaysErrors({ from: '2026-11-27', to: '2026-11-27' }, today)).toEqual({});
  expect(wishedDaysErrors({ from: today, to: null }, today)).toEqual({ from: 'survey.error.past' });
  expect(wishedDaysErrors({ from: null, to: '2026-01-01' }, today)).toEqual({ to: 'survey.error.past' });
  expect(wishedDaysErrors({ from: '2026-12-02', to: '2026-12-01' }, today)).toEqual({
    to: 'survey.error.order',
  });
});

test('a day can be wished from tomorrow on, for a year, and what is offered is not refused', () => {
  const { min, max } = wishableDays('2026-12-31');
  expect([min, max]).toEqual(['2027-01-01', '2027-12-31']);
  expect(wishedDaysErrors({ from: min, to: max }, '2026-12-31')).toEqual({});
});

test('plants, panels, inverters, batteries and fixed chargers are installed; cables and machines are not', () => {
  const installed = [1, 2, 3, 4, 6, 7].map((categoryId) => isInstalled({ categoryId, kind: 'purchase' }));
  expect(installed).toEqual([true, true, true, true, true, true]);
  expect(isInstalled({ categoryId: 8, kind: 'purchase' })).toBe(false);
  expect(isInstalled({ categoryId: 1, kind: 'rental' })).toBe(false);
});
