import { describe, expect, test } from 'vitest';
import { documentPath, MANUAL_NAMES } from '../../../src/content/pages/published-documents.ts';
import { formatFileSize } from '../../../src/domain/locale/format-file-size.ts';
import { localeOf, REGIONS } from '../../../src/domain/locale/locale.ts';
import { readOnlyShop } from '../../support/built-shop.ts';

const { ask } = await readOnlyShop();
const read = async (path: string) => (await ask(path)).text();
const found = async (query: string) => {
  const html = await read(`/en/manuals?${new URLSearchParams({ q: query })}`);
  const main = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return main.slice(0, main.indexOf('id="files"'));
};

describe.each(REGIONS)('/%s/manuals', (region) => {
  test('lists each manual as PDF with the size that is sent', async () => {
    const locale = localeOf(region);
    const html = await read(`/${region}/manuals`);
    const table = /<section id="files".*?<\/table>/s.exec(html)?.[0] ?? '';
    for (const name of MANUAL_NAMES) {
      const path = documentPath(name, locale);
      const { byteLength } = await (await ask(path)).arrayBuffer();
      expect(table).toContain(`href="${path}"`);
      expect(table.replaceAll('&nbsp;', '\u00A0')).toContain(`, PDF ${formatFileSize(byteLength, locale)}"`);
    }
    expect(table.match(/<tr>/g)).toHaveLength(MANUAL_NAMES.length + 1);
  });
});

describe('the manual of a product', () => {
  test('is found by its name and its model, with its data sheet; a plant with storage has all of its kinds', async () => {
    const product = await read('/en/product/302');
    const article = /Article ([\w-]+)/.exec(product)?.[1] ?? /"sku":"([^"]+)"/.exec(product)?.[1] ?? '';
    const html = await found(article);
    expect(html).toContain('href="/en/product/302"');
    expect(html).toContain('href="/documents/manual-inverters-en.pdf"');
    expect(html).toContain('href="/documents/products/302-en.pdf"');
    expect(product).toContain('href="/documents/manual-inverters-en.pdf"');
  });

  test('of what needs none is said not to be; of nothing, what to do', async () => {
    expect(await found('zzzzqqqq')).toContain('Nothing found');
    expect(await found('"><script>alert(1)</script>')).not.toContain('<script>alert');
  });

  test('is found at an address that search engines are not to keep', async () => {
    expect(await read('/en/manuals')).not.toContain('noindex');
    expect(await read('/en/manuals?q=inverter')).toContain('noindex');
  });
});
