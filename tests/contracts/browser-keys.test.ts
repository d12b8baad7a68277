import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BROWSER_KEYS } from '../../src/content/pages/browser-keys.ts';
import { privacyPolicy } from '../../src/content/pages/privacy-policy.ts';
import { LOCALES } from '../../src/domain/locale/locale.ts';
import { PREFERENCE_COOKIE_SECONDS } from '../../src/domain/locale/preference-cookie.ts';

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));

const KEPT =
  /(?:STORAGE_KEY|SESSION_COOKIE|CSRF_COOKIE|GUEST_COOKIE|VISITOR_COOKIE|KNOWN_BROWSER_COOKIE|VISIT_COOKIE|DONE_COOKIE|PENDING_COOKIE|OWNER_COOKIE|PAGES|PRICES_KEY) = '([\w-]+)'|storedIds\('(\w+)'|(?:keep|setCookie|[sg]etItem)\((?:c, )?'(\w+)'/g;

test('whatever the shop keeps in a browser is named in the privacy policy, and nothing else is', () => {
  const kept = [
    ...sourcesIn('src/web'),
    ...sourcesIn('src/server/http'),
    ...sourcesIn('src/server/account'),
    ...sourcesIn('src/domain/account'),
  ].flatMap((source) =>
    [...source.matchAll(KEPT)].map((match) => match.slice(1).find((name) => name !== undefined)),
  );
  const byLibraries = ['react-router-scroll-positions'];
  expect(new Set([...kept, ...byLibraries])).toEqual(new Set(Object.keys(BROWSER_KEYS)));
});

test.each(LOCALES)('the policy says in %s what each is for', (locale) => {
  const rows = privacyPolicy[locale].sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'facts' ? block.rows : []));
  for (const [name, use] of Object.entries(BROWSER_KEYS)) expect(rows).toContainEqual([name, use[locale]]);
});

test('the policy says how long choices are kept: as long as their cookies', () => {
  const days = PREFERENCE_COOKIE_SECONDS / (24 * 60 * 60);
  expect(days).toBe(365); // whoever changes it changes the words below too
  for (const name of ['userLocale', 'userCurrency', 'userPrices']) {
    expect(BROWSER_KEYS[name]).toMatchObject({
      uk: expect.stringMatching(/, рік$/),
      pl: expect.stringMatching(/, rok$/),
      en: expect.stringMatching(/, for a year$/),
    });
  }
});
