import { describe, expect, test } from 'vitest';
import { PAGES, type PageName } from '../../../src/content/pages/pages.ts';
import {
  documentPath,
  PUBLISHED_DOCUMENTS,
  type DocumentName,
} from '../../../src/content/pages/published-documents.ts';
import { localeOf, REGIONS } from '../../../src/domain/locale/locale.ts';
import { tieUnits } from '../../../src/domain/locale/no-break.ts';
import { readOnlyShop } from '../../support/built-shop.ts';

const { ask } = await readOnlyShop();

const answers = new Map<string, Promise<{ status: number; html: string }>>();
/** A page, asked for once. */
function read(path: string) {
  const known = answers.get(path);
  if (known) return known;
  const answer = ask(path).then(async (response) => ({
    status: response.status,
    html: await response.text(),
  }));
  answers.set(path, answer);
  return answer;
}
const mainOf = (html: string) => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
const texts = (html: string, tag: string) =>
  [...html.matchAll(new RegExp(`<${tag}[ >][^]*?</${tag}>`, 'g'))].map(([element]) =>
    element.replaceAll(/<[^>]*>/g, '').replaceAll('&amp;', '&'),
  );
const linksIn = (html: string) => [...html.matchAll(/<a [^>]*?href="([^"]*)"/g)].map(([, href = '']) => href);

const DOCUMENTS = Object.keys(PUBLISHED_DOCUMENTS) as DocumentName[];
/** Each is asked for in the long tier: to draw them all takes longer than everything else here. */
const DOCUMENT_PATHS: ReadonlySet<string> = new Set(
  DOCUMENTS.flatMap((name) => PUBLISHED_DOCUMENTS[name].locales.map((locale) => documentPath(name, locale))),
);

const NAMES = Object.keys(PAGES) as PageName[];
const ALL = REGIONS.flatMap((region) => NAMES.map((name) => [region, name] as const));

describe.each(ALL)('/%s/%s', (region, name) => {
  const page = PAGES[name][localeOf(region)];

  test('has its title, its sections with their anchors, and its description', async () => {
    const { status, html } = await read(`/${region}/${name}`);
    const main = mainOf(html);
    expect([status, texts(main, 'h1')]).toEqual([200, [tieUnits(page.title)]]);
    // The manuals have their files first.
    expect(texts(main, 'h2').slice(name === 'manuals' ? 1 : 0)).toEqual(
      page.sections.map(({ title }) => tieUnits(title)),
    );
    expect(page.sections.filter(({ id }) => !main.includes(`id="${id}"`))).toEqual([]);
    expect(/<meta name="description"[^>]*>/.exec(html)?.[0]).toContain('content="');
    expect(/<link rel="canonical"[^>]*>/.exec(html)?.[0]).toContain(`/${region}/${name}"`);
  });

  test('leads nowhere in vain', async () => {
    const { html } = await read(`/${region}/${name}`);
    const links = new Set(linksIn(mainOf(html)).filter((href) => /^[/#]/.test(href)));
    const lost = await Promise.all(
      [...links].map(async (href) => {
        const [path = '', anchor] = href.split('#');
        if (path.startsWith('/documents/')) return DOCUMENT_PATHS.has(path) ? [] : [href];
        const target = await read(path === '' ? `/${region}/${name}` : path);
        if (target.status === 302) return []; // the account asks who is there first
        return target.status === 200 && (anchor === undefined || target.html.includes(`id="${anchor}"`))
          ? []
          : [href];
      }),
    );
    expect(lost.flat()).toEqual([]);
  });
});

describe('a document to take away', () => {
  test('is linked by the page that holds its words, in every language of the page (R31)', async () => {
    for (const region of REGIONS) {
      const pages = await Promise.all(['legal-terms', 'manuals'].map((name) => read(`/${region}/${name}`)));
      const links = new Set(pages.flatMap(({ html }) => linksIn(html)));
      expect([...DOCUMENT_PATHS].filter((path) => !links.has(path))).toEqual([]);
    }
  });

  test('is a PDF that is shown under its own name, and is not sent again', async () => {
    const path = documentPath('rental-terms', 'uk');
    const answer = await ask(path);
    expect(answer.status).toBe(200);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('Умови оренди.pdf')}`,
      'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
      'x-content-type-options': 'nosniff',
    });
    const etag = answer.headers.get('etag') ?? '';
    expect((await answer.arrayBuffer()).byteLength).toBe(Number(answer.headers.get('content-length')));
    const again = await ask(path, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test('may be a product’s sheet, which its page links', async () => {
    const path = '/documents/products/302-pl.pdf';
    expect(await (await ask('/pl/product/302')).text()).toContain(`href="${path}"`);
    const answer = await ask(path);
    const etag = answer.headers.get('etag') ?? '';
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  test.each([
    '/documents',
    '/documents/products/302-de.pdf',
    '/documents/products/999999-uk.pdf',
    '/documents/products/0302-uk.pdf',
    '/documents/',
    '/documents/none.pdf',
    '/documents/rental-terms-en.pdf',
    '/documents/%2e%2e%2fpackage.json',
  ])('that nobody published is a 404 of its own: %s (R3)', async (path) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([404, null, '404']);
  });
});

describe('the page of an error (C §2)', () => {
  const TITLES = {
    ua: {
      404: 'Сторінку не знайдено',
      403: 'Доступ закрито',
      500: 'Щось зламалося в нас',
      418: 'Щось пішло не так',
    },
    pl: {
      404: 'Nie znaleziono strony',
      403: 'Brak dostępu',
      500: 'Coś zepsuło się po naszej stronie',
      418: 'Coś poszło nie tak',
    },
    en: {
      404: 'Page not found',
      403: 'No access',
      500: 'Something went wrong on our side',
      418: 'Something went wrong',
    },
  } as const;
  const CASES = REGIONS.flatMap((region) =>
    ([404, 403, 500, 418] as const).map((code) => [region, code] as const),
  );

  test.each(CASES)(
    '/%s/error/%i says what happened and leads on, without script too',
    async (region, code) => {
      const { status, html } = await read(`/${region}/error/${code}`);
      const main = mainOf(html);
      expect([status, texts(main, 'h1')]).toEqual([code, [TITLES[region][code]]]);
      const links = linksIn(main);
      for (const path of [
        '',
        '/shop',
        '/delivery-warranty-returns',
        '/lease-info',
        '/support',
        '/solar-panels',
        '/inverters',
      ]) {
        expect(links).toContain(`/${region}${path}`);
      }
      expect(links.filter((href) => /^(?:tel|mailto):/.test(href))).toHaveLength(2);
      const [form = ''] = /<form [^>]*role="search"[^>]*>/.exec(main) ?? [];
      expect(form).toContain(`action="/${region}/search"`);
      expect(/<template|<div hidden/.exec(main)).toBeNull();
      expect(/<meta name="robots"[^>]*>/.exec(html)?.[0]).toContain('content="noindex"');
    },
  );
});

test('whoever signs in or registers is told of the terms and of the privacy policy', async () => {
  for (const path of ['/auth?mode=login', '/auth?mode=register', '/checkout/auth']) {
    const html = await (await ask(`/pl${path}`)).text();
    const form = /<main[^]*?<form[^]*?<\/form>/.exec(html)?.[0] ?? '';
    for (const page of ['terms', 'privacy-policy'])
      expect([path, form]).toContainEqual(expect.stringContaining(`/pl/${page}"`));
  }
});
