import { describe, expect, test } from 'vitest';
import type { Product } from '../../domain/catalogue/product.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { LEASE_NEWS, topicOfNews } from '../../domain/rental/lease-news.ts';
import { sealEmail } from './email-links.ts';
import { leaseEmail } from './lease-email.ts';
import { sampleLease } from './preview-lease-emails.ts';

const prices = { sale: null, day: 150_00, week: 600_00, month: 2000_00 };
const MACHINE: Product = {
  id: 2001,
  name: 'Генератор',
  brand: 'Volt',
  kind: 'rental',
  picture: 'prm-g2800-three-quarter',
  stock: 3,
  articleNumber: 'GEN-1',
  summary: '',
  categoryId: 20,
  prices: { UAH: prices, PLN: prices },
};
const OTHER = '1f3c1e7a-3f0e-4d53-9b43-0d4c1a2b3c4d';
const seal = sealEmail({
  publicUrl: 'https://promin.example/',
  keyOf: (id) => `key-of-${id}`,
  quoteKeyOf: () => 'quote',
  ticketKeyOf: () => 'ticket-key',
  ticketAddressOf: () => null,
  linkKeyOf: () => 'link',
  unsubscribeKeyOf: (what) => `refusal-of-${what}`,
});

describe.each(LEASE_NEWS.flatMap((news) => LOCALES.map((locale) => [news, locale] as const)))(
  'news %s in %s',
  (news, locale) => {
    const { lease, order } = sampleLease([MACHINE], locale);
    const told = { news, daysLeft: 3, keptMinor: 150_00, reason: 'no-machine' } as const;
    const written = leaseEmail({ ...lease, id: OTHER }, order, { ...told, userId: 'me' });
    const email = seal(written);

    test('are about their lease, and lead to it by the key of its order', () => {
      expect(email.occasion).toBe(`lease-${news}:${order.id}:${OTHER}`);
      const region = { uk: 'ua', pl: 'pl', en: 'en' }[locale];
      const link = `https://promin.example/${region}/lease/${OTHER}?key=key-of-${order.id}`;
      expect(email.html).toContain(`href="${link}"`);
      expect(email.plain).toContain(link);
      expect(email.html + email.plain).not.toMatch(/unsigned|shop\.invalid|undefined|\{\w+\}/);
      expect(email.subject).toContain(lease.item.name);
    });

    test('can be refused where they only tell how it gets on', () => {
      const isRefusable = topicOfNews(news) === 'leases';
      expect(written.unsubscribe ?? null).toBe(isRefusable ? 'leases/me' : null);
      expect(leaseEmail(lease, order, told).unsubscribe ?? null).toBe(null);
    });
  },
);

const { lease, order } = sampleLease([MACHINE], 'uk');
const plainOf = (told: Parameters<typeof leaseEmail>[2], of = lease) => leaseEmail(of, order, told).plain;

test('an approved lease says when it is handed over, what to bring and where its contract is', () => {
  const plain = plainOf({ news: 'approved' });
  expect(plain).toContain('07.12.2026');
  expect(plain).toContain('документ, що посвідчує особу');
  expect(plain).toContain('/documents/contract-1.pdf');
  expect(plain).not.toContain('посвідченням:');
  expect(plainOf({ news: 'approved' }, { ...lease, needsLicence: true })).toContain('чинним посвідченням');
});

test('what ends on a Sunday is returned on Monday, in every letter that says when', () => {
  for (const news of ['handed-over', 'due', 'overdue'] as const)
    expect(plainOf({ news })).toContain('14.12.2026');
});

test('the terms write all days alike, and say why a machine goes back after its last one', () => {
  const later = plainOf({ news: 'sent' });
  expect(later).toMatch(/: 7–13\s+грудня 2026\s+р\.\n/);
  expect(later).toMatch(/понеділок, 14\s+грудня 2026\s+р\., бо останній день оренди неробочий/);
  const inTime = { ...lease, period: { firstDay: '2026-12-07', lastDay: '2026-12-11' } };
  expect(plainOf({ news: 'sent' }, inTime)).toMatch(/п’ятниця, 11\s+грудня 2026\s+р\.\n/);
});

test.each([
  [0, 'Повернення сьогодні'],
  [1, 'Повернення завтра'],
  [3, 'До повернення 3 дні'],
  [7, 'До повернення 7 днів'],
])('%i days before the return the reminder says “%s”', (daysLeft, title) => {
  expect(plainOf({ news: 'due', daysLeft })).toContain(title);
});

test('moved days stand beside those before, with the annex that they make', () => {
  const earlier = { firstDay: '2026-12-01', lastDay: '2026-12-07' };
  const plain = plainOf({ news: 'moved', earlier, annex: 2 });
  expect(plain).toContain('Було: 1–7\u00A0грудня 2026\u00A0р.');
  expect(plain).toContain('Тепер: 7–13\u00A0грудня 2026\u00A0р.');
  expect(plain).toContain('/documents/contract-1-2.pdf');
});
