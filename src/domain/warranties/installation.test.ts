import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { installationSchema, INSTALLATION_NOTE_MAX } from './installation.ts';

const schema = installationSchema({ orderedOn: '2026-10-01', today: '2026-11-26', market: 'UA' });
const RECORD = { installedOn: '2026-11-01', installer: 'ТОВ «Монтаж»', address: 'Львів, вул. Сонячна, 12' };
const issuesOf = (differs: Record<string, unknown>) =>
  v.safeParse(schema, { ...RECORD, ...differs }).issues?.map(({ message }) => message) ?? [];

describe('a record of installation', () => {
  test('has day, installer and address, and may have a telephone and a note', () => {
    expect(v.parse(schema, RECORD)).toEqual({ ...RECORD, phone: null, note: null });
    expect(v.parse(schema, { ...RECORD, phone: '067 123 45 67', note: ' Дах ' })).toMatchObject({
      phone: '+380671234567',
      note: 'Дах',
    });
  });

  test.each([
    ['2026-11-27', 'installation.error.dayAhead'],
    ['2026-09-30', 'installation.error.dayBefore'],
    ['2026-02-30', 'installation.error.day'],
    ['', 'installation.error.day'],
  ])('is refused on %s', (installedOn, message) => {
    expect(issuesOf({ installedOn })).toContain(message);
  });

  test('is taken on the day of the order and today', () => {
    expect(issuesOf({ installedOn: '2026-10-01' })).toEqual([]);
    expect(issuesOf({ installedOn: '2026-11-26' })).toEqual([]);
  });

  test.each([
    [{ installer: ' ' }, 'checkout.missing.installer'],
    [{ address: '' }, 'checkout.missing.installationAddress'],
    [{ address: 'a'.repeat(301) }, 'checkout.error.tooLong'],
    [{ phone: '12' }, 'checkout.error.phone'],
    [{ note: 'a'.repeat(INSTALLATION_NOTE_MAX + 1) }, 'checkout.error.tooLong'],
  ])('is refused: %o', (differs, message) => {
    expect(issuesOf(differs)).toContain(message);
  });
});
