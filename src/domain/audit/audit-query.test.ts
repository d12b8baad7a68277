import { expect, test } from 'vitest';
import { auditAddress, readAuditQuery } from './audit-query.ts';

test('the address of the log says what is asked for, and nothing that it does not know', () => {
  const address = '?staff=olena&about=order&from=2026-11-01&to=2026-11-30&q=ORD-10001';
  const query = readAuditQuery(new URLSearchParams(address));
  expect(query).toEqual({
    staffId: 'olena',
    subject: 'order',
    firstDay: '2026-11-01',
    lastDay: '2026-11-30',
    search: 'ORD-10001',
    before: null,
  });
  expect(auditAddress(query)).toBe(address);
  expect(auditAddress(query, 7)).toBe(`${address}&before=7`);
  const wrong = readAuditQuery(new URLSearchParams('?about=nothing&from=2026-02-30&to=x&before=-1'));
  expect(auditAddress(wrong, wrong.before)).toBe('');
});
