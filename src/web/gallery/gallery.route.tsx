import { useEffect } from 'react';
import { data, useSearchParams } from 'react-router';
import { cardProduct, type CardProduct } from '../../domain/catalogue/product.ts';
import { shopOf } from '../../server/context.ts';
import { keptNowhere, pageTitle } from '../i18n/page-head.ts';
import { pageMessages } from '../i18n/page-messages.tsx';
import type { Route } from './+types/gallery.route';
import { Cards } from './cards.tsx';
import { Carousels } from './carousels.tsx';
import { Controls } from './controls.tsx';
import { galleryWords } from './gallery-words.server.ts';
import { Overlays } from './overlays.tsx';
import { Panels } from './panels.tsx';
import { SearchFields } from './search-fields.tsx';

/** A product for sale, one with a long name, one sold and rented, and a machine. */
const SAMPLES = [302, 409, 90, 2101];

/** A product's card in the states that a catalogue has only now and then. */
const statesOf = (product: CardProduct | undefined): readonly CardProduct[] =>
  product === undefined
    ? []
    : [
        { ...product, id: product.id + 100_000, stock: 0 },
        { ...product, id: product.id + 200_000, stock: 2, badge: 'new' },
        {
          ...product,
          id: product.id + 300_000,
          prices: {
            UAH: { ...product.prices.UAH, original: (product.prices.UAH.sale ?? 0) * 2 },
            PLN: { ...product.prices.PLN, original: (product.prices.PLN.sale ?? 0) * 2 },
          },
        },
      ];

/** Of local shops alone: to anybody else the page does not exist. */
export async function loader({ context }: Route.LoaderArgs) {
  const request = shopOf(context);
  const { shop, locale } = request;
  if (!shop.hasDevPages) throw data(null, { status: 404 });
  const found = (await shop.catalogue.productsByIds(SAMPLES, locale)).map(cardProduct);
  return {
    products: [...found, ...statesOf(found[0])],
    words: galleryWords(request),
    title: pageTitle('Gallery'),
  };
}

/** Every component of `web/ui` and those of the shop that pages are made of, in each state; `?theme=dark` turns the theme. */
export default function Gallery({ loaderData: { products, words } }: Route.ComponentProps) {
  const theme = useSearchParams()[0].get('theme');
  useEffect(() => {
    if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme;
    return () => {
      delete document.documentElement.dataset.theme;
    };
  }, [theme]);
  return (
    <div id="gallery" data-uncovered="" className="container-page pt-6 pb-section">
      <h1 className="mb-6">Gallery</h1>
      <Controls words={words} />
      <SearchFields products={products.slice(0, 4)} words={words} />
      <Overlays words={words} />
      <Carousels words={words} />
      <Panels words={words} />
      <Cards products={products} />
    </div>
  );
}

export const headers = keptNowhere;

export const handle = {
  texts: await pageMessages('front', 'product', 'cart', 'counter', 'rental'),
};

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
