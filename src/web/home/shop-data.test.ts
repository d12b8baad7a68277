import { describe, expect, test } from 'vitest';
import { SAMPLE_SELLERS, SUPPORT_HOURS } from '../../content/pages/seller-data.ts';
import { setSellers } from '../../content/pages/sellers.ts';
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

  test.each([
    [
      'Mon–Sat 8:30–20:00',
      '"dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],"opens":"08:30","closes":"20:00"',
    ],
    ['around the clock', null],
    ['Sat–Mon 9:00–18:00', null],
  ])('answers %s once its seller says so', (en, said) => {
    const { UA, PL } = SAMPLE_SELLERS;
    setSellers({
      ...SAMPLE_SELLERS,
      UA: { ...UA, hours: { ...UA.hours, en } },
      PL: { ...PL, hours: { ...PL.hours, en } },
    });
    const text = JSON.stringify(
      shopData('https://promin.example/ua', { publicUrl: 'https://promin.example', locale }),
    );
    setSellers(SAMPLE_SELLERS);
    expect(text.includes('hoursAvailable')).toBe(said !== null);
    expect(text).toContain(said ?? '');
  });
});
