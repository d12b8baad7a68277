import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '../locale/locale.ts';
import { type RegionDecision, type RegionRequest, decideRegion } from './redirect.ts';

const SITE = 'https://shop.example';
const KNOWN = new Set(['/cart', '/solar-panels', '/product/5', '/lifts-and-cranes/scissor-lifts', '/auth']);
const CYRILLIC = encodeURI('/портативні-електростанції');

function decide(path: string, visitor: Partial<RegionRequest> = {}): RegionDecision {
  const [pathname = '', query] = path.split('?');
  return decideRegion({
    pathname,
    search: query === undefined ? '' : `?${query}`,
    savedLocale: null,
    acceptLanguage: null,
    isKnownPath: (known) => KNOWN.has(known) || known === CYRILLIC,
    ...visitor,
  });
}
const to = (target: string, status: 301 | 302) => ({ kind: 'redirect', to: target, status });

describe('a redirect, whatever the request', () => {
  const segment = fc.oneof(
    fc.constantFrom(
      '',
      '.',
      '..',
      'ua',
      'UA',
      'de',
      'products',
      'signup',
      'cart',
      'Evil.com',
      '%2F',
      'http:',
      'є',
    ),
    fc.string({ unit: 'grapheme', maxLength: 6 }),
  );
  const separator = fc.constantFrom('/', '//', '\\', '/\\', '/\t/', '\r\n');
  const pathname = fc
    .array(fc.tuple(separator, segment), { maxLength: 6 })
    .map((parts) => parts.flat().join(''));
  const request = fc.record({
    pathname,
    search: fc.oneof(
      fc.constant(''),
      fc.string({ maxLength: 20 }).map((text) => `?${text}`),
    ),
    savedLocale: fc.constantFrom<Locale | null>(null, ...LOCALES),
    acceptLanguage: fc.constantFrom(null, 'pl', 'uk,pl'),
    isKnownPath: fc.func(fc.boolean()),
  });
  const redirectOf = (asked: RegionRequest): string => {
    const decision = decideRegion(asked);
    fc.pre(decision.kind === 'redirect');
    return decision.kind === 'redirect' ? decision.to : '';
  };

  it('stays on this site, inside a region, in printable ASCII', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const target = redirectOf(asked);
        expect(target).toMatch(/^\/(ua|pl|en)(?![^/?])[\u0021-\u007E]*$/);
        expect(target).not.toMatch(/^[^?]*(\/\/|\\)/);
        expect(new URL(target, SITE).origin).toBe(SITE);
      }),
      { numRuns: 1000 },
    );
  });

  it('is one hop', () => {
    fc.assert(
      fc.property(request, (asked) => {
        const [path = ''] = redirectOf(asked).split('?');
        expect(decideRegion({ ...asked, pathname: path, search: '' }).kind).not.toBe('redirect');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('without region', () => {
  it('leads to the saved region, else to the one that the browser asks for first', () => {
    expect(decide('/')).toEqual(to('/ua', 302));
    expect(decide('/', { acceptLanguage: 'pl-PL,pl;q=0.9,en;q=0.8' })).toEqual(to('/pl', 302));
    expect(decide('/', { acceptLanguage: 'en,pl;q=0.9' })).toEqual(to('/ua', 302));
    expect(decide('/?utm=x', { acceptLanguage: 'pl', savedLocale: 'en' })).toEqual(to('/en?utm=x', 302));
  });

  it('keeps a known path and its query', () => {
    expect(decide('/cart?from=mail', { savedLocale: 'pl' })).toEqual(to('/pl/cart?from=mail', 302));
    expect(decide('/Solar-Panels/')).toEqual(to('/ua/solar-panels', 302));
    expect(decide(CYRILLIC)).toEqual(to(`/ua${CYRILLIC}`, 302));
  });

  it('leads from two letters that are no region to /ua, from any other unmatched path to the saved root', () => {
    expect(decide('/de/cart?x=1', { savedLocale: 'pl' })).toEqual(to('/ua', 302));
    expect(decide('/uk', { savedLocale: 'pl' })).toEqual(to('/ua', 302));
    expect(decide('/nothing/here?x=1', { savedLocale: 'pl' })).toEqual(to('/pl', 302));
  });
});

describe('inside a region', () => {
  it('answers pages, matched or not', () => {
    expect(decide('/ua')).toEqual({ kind: 'page', region: 'ua', locale: 'uk', rest: '/' });
    expect(decide('/pl/product/5?x=1')).toEqual({
      kind: 'page',
      region: 'pl',
      locale: 'pl',
      rest: '/product/5',
    });
    expect(decide('/en/nothing', { savedLocale: 'pl' })).toEqual({
      kind: 'page',
      region: 'en',
      locale: 'en',
      rest: '/nothing',
    });
    expect(decide(`/ua${CYRILLIC}`)).toMatchObject({ kind: 'page', rest: CYRILLIC });
  });

  it('lowers the region and slugs for good', () => {
    expect(decide('/UA/Sets-of-solar-power-plants?id=2')).toEqual(
      to('/ua/sets-of-solar-power-plants?id=2', 301),
    );
    expect(decide('/Pl')).toEqual(to('/pl', 301));
    expect(decide('/ua/lifts-and-cranes/Scissor-Lifts')).toEqual(
      to('/ua/lifts-and-cranes/scissor-lifts', 301),
    );
    expect(decide('/ua/sOLAR-pANELS')).toEqual(to('/ua/solar-panels', 301));
  });

  it('leaves ids and encoded segments as they are', () => {
    for (const path of ['/ua/order/ORD-17', '/ua/return/aBcXyz', '/ua/%D0%9F%D0%BE']) {
      expect(decide(path)).toMatchObject({ kind: 'page' });
    }
  });

  it('writes letters and digits as themselves, but nothing else', () => {
    expect(decide('/ua/%61dmin/%53taff')).toEqual(to('/ua/admin/staff', 301));
    expect(decide('/ua/product/%31%30%31')).toEqual(to('/ua/product/101', 301));
    for (const path of ['/ua/%2561dmin', '/ua/%2Fadmin', '/ua/a%5Fb', '/ua/a%20b', '/ua/%60a']) {
      expect(decide(path)).toMatchObject({ kind: 'page' });
    }
  });

  it('takes an encoding that is none as it was typed', () => {
    expect(decide('/ua/%FF')).toEqual(to('/ua/%25FF', 301));
    expect(decide('/ua/50%/x')).toEqual(to('/ua/50%25/x', 301));
    expect(decide('/ua/%25FF')).toMatchObject({ kind: 'page' });
  });

  it('drops trailing and doubled slashes for good', () => {
    expect(decide('/ua/')).toEqual(to('/ua', 301));
    expect(decide('/ua/cart//?x=1')).toEqual(to('/ua/cart?x=1', 301));
    expect(decide('/ua//evil/x')).toEqual(to('/ua/evil/x', 301));
    expect(decide('//evil/x')).toEqual(to('/ua', 302));
    expect(decide('/\\evil')).toEqual(to('/ua', 302));
  });
});

describe('the portable power stations', () => {
  it.each(['', '/90', '?page=2'])(
    'are at the Ukrainian word in /ua, at Latin letters elsewhere: %j',
    (rest) => {
      const [own, latin] = [`${CYRILLIC}${rest}`, `/portable-power-stations${rest}`];
      expect(decide(`/ua${own}`)).toMatchObject({ kind: 'page' });
      expect(decide(`/ua${latin}`)).toEqual(to(`/ua${own}`, 301));
      for (const region of ['pl', 'en']) {
        expect(decide(`/${region}${latin}`)).toMatchObject({ kind: 'page', region });
        expect(decide(`/${region}${own}`)).toEqual(to(`/${region}${latin}`, 301));
      }
    },
  );

  it('keep the word of the region that a visitor without one is sent to', () => {
    expect(decide(CYRILLIC, { savedLocale: 'pl' })).toEqual(to('/pl/portable-power-stations', 302));
  });
});

describe('an alias', () => {
  it.each([
    ['/products/7', '/product/7'],
    ['/solar-sets', '/sets-of-solar-power-plants'],
    ['/login', '/auth'],
    ['/signup', '/auth?mode=register'],
  ])('%s leads to %s, for good inside a region and at once without', (from, page) => {
    expect(decide(`/en${from}`)).toEqual(to(`/en${page}`, 301));
    expect(decide(from, { savedLocale: 'pl' })).toEqual(to(`/pl${page}`, 302));
    expect(decide(`/EN${from}/`)).toEqual(to(`/en${page}`, 301));
  });

  it('keeps the query', () => {
    expect(decide('/ua/signup?redirect=%2Fcheckout')).toEqual(
      to('/ua/auth?mode=register&redirect=%2Fcheckout', 301),
    );
    expect(decide('/ua/products/7?from=mail')).toEqual(to('/ua/product/7?from=mail', 301));
  });
});

it.each([
  '/api/products',
  '/api',
  '/assets/x',
  '/pictures/products/x',
  '/documents/x',
  '/dev/mail',
  '/i18n/uk',
  '/healthz',
  '/readyz',
  '/favicon.ico',
  '/ua/robots.txt',
])('%s is not a page', (path) => {
  expect(decide(path)).toEqual({ kind: 'not-a-page' });
});
