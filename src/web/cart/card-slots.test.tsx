import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import compile from 'icu-minify/compile';
import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import type { CompiledMessages } from '../../content/translator.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { LOCALES, type Locale, type Localized } from '../../domain/locale/locale.ts';
import { ProductGrid, type CardSlots } from '../catalogue/product-grid.tsx';
import { CurrencyProvider } from '../i18n/currency.tsx';
import { I18nProvider } from '../i18n/i18n.tsx';
import { DrawContext, type Draw } from '../ui/static-html.tsx';
import { CALM_CARD_SLOTS } from './calm-card-slots.tsx';
import { CARD_SLOTS } from './card-slots.tsx';

const compiled = (texts: Readonly<Record<string, string>>): CompiledMessages =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, compile(text)]));
const MESSAGES: Localized<CompiledMessages> = { uk: compiled(uk), pl: compiled(pl), en: compiled(en) };

const none = { sale: null, day: null, week: null, month: null };
const product = (given: Partial<Product>): Product => ({
  id: 101,
  articleNumber: 'LR5',
  name: 'Panel “A” & <B>',
  summary: '',
  brand: 'LONGi',
  kind: 'purchase',
  categoryId: 1,
  picture: 'prm-n54s-430-three-quarter',
  stock: 7,
  badge: 'new',
  prices: { UAH: { ...none, sale: 395_000, original: 420_000 }, PLN: { ...none, sale: 39_000 } },
  ...given,
});
const rented = { ...none, day: 15_000, week: 30_000, month: 60_000 };
const PRODUCTS = [
  product({}),
  product({ id: 102, stock: 0, brand: '', badge: null }),
  product({ id: 103, kind: 'rental', prices: { UAH: rented, PLN: rented } }),
  product({ id: 104, stock: 0, displayOnly: { mark: 'Only to look at', why: '' } }),
];

/** A grid as a page has it: drawn in its place, or its parts apart as the server does; and how many of them. */
function gridIn(locale: Locale, slots: CardSlots, isApart: boolean) {
  let parts = 0;
  const inLanguage = (content: ReactNode) => (
    <I18nProvider locale={locale} messages={MESSAGES[locale]}>
      {content}
    </I18nProvider>
  );
  const draw: Draw = (_part, content) => {
    parts++;
    return renderToString(inLanguage(content));
  };
  const html = renderToString(
    inLanguage(
      <DrawContext value={isApart ? draw : null}>
        <CurrencyProvider currency="PLN">
          <ProductGrid products={PRODUCTS} slots={slots} label="Products" first />
        </CurrencyProvider>
      </DrawContext>,
    ),
  );
  return { html, parts };
}

test.each(LOCALES)(
  'a card that is drawn apart is the one that the browser draws in its place, in %s',
  (locale) => {
    for (const slots of [CARD_SLOTS, CALM_CARD_SLOTS]) {
      const { html, parts } = gridIn(locale, slots, true);
      expect(parts).toBe(PRODUCTS.length);
      expect(html).toBe(gridIn(locale, slots, false).html);
      expect(html).toContain(locale === 'en' ? 'PLN' : 'zł');
    }
  },
);

test('what can be had has a button of the shop’s colour, and what is sold out none that looks like one', () => {
  const cards = gridIn('en', CALM_CARD_SLOTS, false).html.split('<article').slice(1);
  const inAmber = cards.map((card) => (card.match(/<(?:button|a)[^>]*bg-accent/g) ?? []).length);
  expect(inAmber).toEqual([1, 0, 1, 0]);
  expect(cards[1]).toContain(en['product.card.outOfStock']);
});
