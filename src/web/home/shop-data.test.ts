import { describe, expect, test } from 'vitest';
import { SAMPLE_SELLERS, SUPPORT_HOURS } from '../../content/pages/seller-data.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import { shopData } from './shop-data.ts';

describe.each(LOCALES)('the shop as search engines read it in %s', (locale) => {
  const [store] = shopData('https://shop.example/ua', { publicUrl: 'https://shop.example', locale });

  test('has a contact and a registered seller for each market', () => {
    expect(store).toMatchObject({
      '@type': 'OnlineStore',
      contactPoint: Object.entries({ UA: SAMPLE_SELLERS.UA, PL: SAMPLE_SELLERS.PL }).map(
        ([areaServed, { phone, email }]) => ({
          areaServed,
          telephone: phone,
          email,
        }),
      ),
      department: [SAMPLE_SELLERS.UA, SAMPLE_SELLERS.PL].map(({ name, registration }) => ({
        legalName: name[locale],
        identifier: { propertyID: registration.register, value: registration.number },
      })),
    });
  });

  test('answers in the hours that its pages state', () => {
    expect(JSON.stringify(store)).toContain('"opens":"09:00","closes":"18:00"');
    expect(SUPPORT_HOURS[locale]).toContain('9:00–18:00');
  });
});
