import * as v from 'valibot';
import { MENU_GROUPS } from '../../../domain/catalogue/categories.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { CURRENCIES } from '../../../domain/money/money.ts';

/** The greatest id that this shop can keep. */
const ID_MAX = 2_147_483_647;
const TEXT_MAX = 20_000;
/** Major units; more is nobody's price. */
const AMOUNT_MAX = 1e12;

const digits = v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number));
const id = v.pipe(v.union([v.number(), digits]), v.integer(), v.minValue(1), v.maxValue(ID_MAX));
const text = v.pipe(v.string(), v.maxLength(TEXT_MAX));
const decimal = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/), v.transform(Number));

// What is odd or missing in a field that a record can do without reads as absent.
const words = v.fallback(text, '');
const amount = v.fallback(
  v.nullable(v.pipe(v.union([v.number(), decimal]), v.minValue(0), v.maxValue(AMOUNT_MAX))),
  null,
);
const moment = v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null);
const moments = { createdAt: moment, updatedAt: moment, publishedAt: moment };
const kind = v.fallback(v.nullable(v.picklist(['purchase', 'rental'])), null);
const listOf = <const Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.fallback(v.array(v.fallback(v.nullable(schema), null)), []),
    v.transform((list) => list.filter((each) => each !== null)),
  );

/** A picture is its address, alone or in a record. */
const image = v.pipe(
  v.union([text, v.object({ url: text })]),
  v.transform((given) => (typeof given === 'string' ? given : given.url)),
);
const anImage = v.fallback(v.nullable(image), null);

const information = v.object({ name: words, description: words, brand: words, images: listOf(image) });
const NO_INFORMATION = { name: '', description: '', brand: '', images: [] };
const pricing = v.object({
  price: amount,
  day_price: amount,
  week_price: amount,
  month_price: amount,
  stock: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(ID_MAX)), 0),
  currency: v.fallback(v.nullable(v.picklist(CURRENCIES)), null),
});

/** A product in the flat shape: S's nested groups, or name, price and picture on the record itself (S §3). */
export const productSchema = v.object({
  id,
  articleNumber: words,
  sku: words,
  name: words,
  title: words,
  defaultName: words,
  brand: words,
  type: words,
  categoryId: v.fallback(v.nullable(id), null),
  kind,
  isRentalItem: v.fallback(v.boolean(), false),
  price: amount,
  image: anImage,
  images: listOf(image),
  general_information: v.fallback(v.nullable(information), null),
  pricing_and_inventory: v.fallback(v.nullable(pricing), null),
  specifications: listOf(
    v.object({
      key: text,
      value: words,
      number: v.fallback(v.nullable(v.number()), null),
    }),
  ),
  categories: listOf(v.object({ id, name: words, slug: words })),
  tags: listOf(v.object({ name: text, slug: words })),
  localizations: listOf(
    v.object({
      locale: v.picklist(LOCALES),
      general_information: v.fallback(information, NO_INFORMATION),
    }),
  ),
  ...moments,
});

export const categorySchema = v.object({
  id,
  slug: v.pipe(text, v.toLowerCase(), v.regex(/^[\p{L}\d][\p{L}\d -]*$/u)),
  name: v.pipe(text, v.trim(), v.nonEmpty()),
  description: words,
  image: anImage,
  kind,
  group: v.fallback(v.nullable(v.picklist(MENU_GROUPS)), null),
  parent: v.fallback(v.nullable(v.object({ id })), null),
  ...moments,
});

export const promotionSchema = v.object({
  id,
  title: words,
  active: v.fallback(v.boolean(), true),
  image: anImage,
  category: v.object({ id }),
});

/** A link that a visitor may be sent by: a page of the shop, or another site; nothing that a browser would run. */
const link = v.pipe(text, v.regex(/^(https?:\/\/|\/(?![/\\]))/i));

export const adSchema = v.object({
  id,
  type: v.picklist(['image', 'video']),
  contentUrl: words,
  link,
  active: v.fallback(v.boolean(), true),
  title: words,
  description: words,
});
