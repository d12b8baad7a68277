import { Hono, type Context } from 'hono';
import * as build from 'virtual:react-router/server-build';
import { isArrangedPage, isTermsName } from '../../content/pages/page-shapes.ts';
import { isOwnCategory } from '../../domain/catalogue/category-kind.ts';
import { isLocale, isRegion, localeOf, type Region } from '../../domain/locale/locale.ts';
import { currencyOf } from '../../domain/money/money.ts';
import { imageRecord } from '../api/serializers/record-parts.ts';
import { messagesOf } from '../messages/messages.ts';
import { categoryNames } from '../discovery/category-names.ts';
import { listedPages, siteMap, siteMapIndex } from '../discovery/site-map.ts';
import { productFeed } from '../discovery/product-feed.ts';
import { robots } from '../discovery/robots.ts';
import { webManifest } from '../discovery/web-manifest.ts';
import type { AppOptions } from './app-options.ts';
import { clientAddress, type ShopContext } from './client-address.ts';

/**
 * A body that is written while it is read: each part is made when the last one has been taken. A failure breaks the body
 * off, so that nobody takes half of it for the whole.
 */
function streamText(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await parts.return(undefined)),
  });
}

const XML = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=600' };
const A_DAY = 'public, max-age=86400';

/** What search engines, price comparisons and home screens ask for, each at its own address. */
export function discovery({ shop, publicUrl, trustProxy }: AppOptions): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  const absolute = (path: string) => new URL(path, publicUrl).href;
  const pictureAddress = (name: string) => absolute(imageRecord(name, '')?.url ?? '/icon-512.png');

  app.get('/robots.txt', (c) => c.text(robots(publicUrl), 200, { 'Cache-Control': A_DAY }));

  app.get('/sitemap.xml', async (c) => {
    const maps = await shop.discovery.listProductMaps();
    const files = ['pages', ...maps.map((map) => `products-${map}`)];
    return c.body(siteMapIndex(files.map((file) => absolute(`/sitemaps/${file}.xml`))), 200, XML);
  });
  app.get('/sitemaps/pages.xml', async (c) => {
    const own = (await shop.catalogue.listCategories('uk')).filter(({ id }) => isOwnCategory(id));
    const paths = [...listedPages(build.routes), ...own.map(({ slug }) => `/category/${slug}`)];
    const pages = paths.map((path) => {
      const name = path === '/' ? 'home' : path.slice(1);
      const arranged = isArrangedPage(name) ? shop.pages.arrangementOf(name) : null;
      const written = isTermsName(name) ? shop.terms.editions(name).staffs : null;
      return { path, changedAt: arranged?.changedAt ?? written?.day ?? null, pictures: [] };
    });
    return c.body(siteMap(pages, publicUrl), 200, XML);
  });
  app.get('/sitemaps/:file{products-\\d+\\.xml}', async (c) => {
    const products = await shop.discovery.listProductsOfMap(
      Number.parseInt(c.req.param('file').slice(9), 10),
    );
    if (products.length === 0) return c.notFound();
    const pages = products.map(({ id, updatedAt, pictures }) => ({
      path: `/product/${id}`,
      changedAt: updatedAt,
      pictures: pictures.map(pictureAddress),
    }));
    return c.body(siteMap(pages, publicUrl), 200, XML);
  });

  app.get('/:file{manifest\\.[a-z]+\\.webmanifest}', (c) => {
    const [, locale] = c.req.param('file').split('.');
    if (!isLocale(locale)) return c.notFound();
    const manifest = JSON.stringify(webManifest(locale, messagesOf(locale).translate));
    return c.body(manifest, 200, { 'Content-Type': 'application/manifest+json', 'Cache-Control': A_DAY });
  });

  const feed = async (c: Context<ShopContext>, region: Region) => {
    const rate = await shop.limits.feed(clientAddress(c, { trustProxy }));
    if (!rate.ok) return c.text('429', 429, { 'Retry-After': String(rate.retryAfterSeconds) });
    const locale = localeOf(region);
    const currency = currencyOf(locale);
    const { translate } = messagesOf(locale);
    const lines = productFeed(shop.discovery.listGoodsAfter, {
      region,
      locale,
      currency,
      publicUrl,
      pictureAddress,
      taxRule: shop.rules.tax[currency],
      shipping: shop.rules.shipping,
      categoryNames: categoryNames(await shop.catalogue.listCategories(locale)),
      title: translate('home.title'),
      description: translate('home.description'),
    });
    return c.body(streamText(lines), 200, XML);
  };
  app.get('/feeds/google/:file{[a-z]+\\.xml}', (c) => {
    const [region] = c.req.param('file').split('.');
    return isRegion(region) ? feed(c, region) : c.notFound();
  });
  return app;
}
