import { axeViolations, expect, test } from '../support/journey.ts';

const PATHS = [
  '',
  '/solar-panels',
  '/lifts-and-cranes',
  '/портативні-електростанції',
  '/catalogue',
  '/product/101',
  '/product/2001',
  '/search?q=deye',
  '/search?q=zzzzzz',
  '/cart',
  '/favourites',
  '/favourites?ids=101,2001',
  '/auth',
  '/auth?mode=register',
  '/checkout/auth',
  '/checkout/cancel',
  '/company',
  '/contact',
  '/contact/thanks',
  '/customer-cases',
  '/faq',
  '/privacy-policy',
  '/legal-terms',
  '/terms',
  '/delivery-warranty-returns',
  '/lease-info',
  '/lease-options',
  '/support',
  '/manuals',
  '/returns',
  '/error/403',
  '/error/500',
  '/error',
  '/no-such-page',
];

/** Pages that are there to tell of an error, with the status they answer. */
const ERRORS: Readonly<Record<string, number>> = {
  '/error/403': 403,
  '/error/500': 500,
  '/error': 500,
  '/no-such-page': 404,
};

/** Colours do not depend on the language, so the dark theme is looked at in one. */
const LOOKS = [
  { region: 'ua', colorScheme: 'light' },
  { region: 'ua', colorScheme: 'dark' },
  { region: 'pl', colorScheme: 'light' },
  { region: 'en', colorScheme: 'light' },
] as const;

for (const { region, colorScheme } of LOOKS) {
  test.describe(`in ${region}, ${colorScheme}`, () => {
    test.use({ colorScheme });
    for (const path of PATHS) {
      test(`/${region}${path} has no violation`, async ({ page }) => {
        const response = await page.goto(`/${region}${path}`, { waitUntil: 'load' });
        expect(response?.status()).toBe(ERRORS[path] ?? 200);
        expect(await axeViolations(page)).toEqual([]);
      });
    }
  });
}
