import type { Locale } from '../../domain/locale/locale.ts';
import { pathIn } from '../../domain/routing/path-in-region.ts';
import { feedItem, type FeedTerms } from './feed-item.ts';
import type { FeedProduct } from './published-products.ts';
import { xmlElement } from './xml.ts';

/** Writes a product feed a page of goods at a time, so that no catalogue is too large for it. */
export async function* productFeed(
  listGoodsAfter: (id: number, locale: Locale) => Promise<readonly FeedProduct[]>,
  {
    locale,
    title,
    description,
    ...terms
  }: FeedTerms & { locale: Locale; title: string; description: string },
): AsyncGenerator<string> {
  yield [
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>',
    xmlElement('title', title),
    xmlElement('link', new URL(pathIn(terms.region, '/'), terms.publicUrl).href),
    xmlElement('description', description),
    '\n',
  ].join('');
  let goods = await listGoodsAfter(0, locale);
  while (goods.length > 0) {
    yield goods.map((product) => feedItem(product, terms)).join('');
    goods = await listGoodsAfter(goods.at(-1)?.id ?? Number.MAX_SAFE_INTEGER, locale);
  }
  yield '</channel>\n</rss>\n';
}
