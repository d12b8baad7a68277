import { seedProducts } from '../../src/content/seed/products.ts';
import type { ProductText, SeedProduct } from '../../src/content/seed/seed-product.ts';
import type { Localized } from '../../src/domain/locale/locale.ts';

/** Numbers from 0 to 1 that look random and are the same for the same start (mulberry32). */
export function randomFrom(start: number): () => number {
  let state = Math.imul(start ^ 0x9e3779b9, 0x85ebca6b);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Powers and energies as the catalogue's texts print them, in each language. */
const NUMBER =
  /(?<![\d.,])(\d+(?:[.,]\d+)?)(?=[ \u{a0}](?:кВт·год|Вт·год|кВт|Вт|kWh|Wh|kWp|kW|Wp|W)(?![\p{L}\p{N}]))/gu;

/** A spec as makers round them: large ones to fives, small ones to tenths. */
const scaleSpec = (spec: number, factor: number): number =>
  spec >= 100
    ? Math.max(5, Math.round((spec * factor) / 5) * 5)
    : Math.max(0.1, Math.round(spec * factor * 10) / 10);

/** A text whose powers and energies are all scaled alike, so that its languages keep saying the same. */
const scaleSpecs = (text: string, factor: number): string =>
  text.replace(NUMBER, (spec) => {
    const scaled = String(scaleSpec(Number(spec.replace(',', '.')), factor));
    return spec.includes(',') || (scaled.includes('.') && /\p{Script=Cyrillic}/u.test(text))
      ? scaled.replace('.', ',')
      : scaled;
  });

type Random = () => number;

/** Below this are the products that the shop begins with and those that people add. */
export const FIRST_INVENTED_ID = 1_000_000;

const FACTORS = [0.5, 0.6, 0.75, 0.8, 0.9, 0.95, 1, 1.05, 1.1, 1.2, 1.25, 1.5, 2];
const SCALED = new Set<string>([
  'powerW',
  'energyKwh',
  'energyWh',
  'usableEnergyKwh',
  'surgePowerW',
  'capacityAh',
]);
const SIBLINGS = Map.groupBy(seedProducts, ({ category }) => category);

const pick = <T>(list: readonly T[], random: Random, otherwise: T): T =>
  list[Math.floor(random() * list.length)] ?? otherwise;

/** The article number with other digits, and its number in the invented range, which keeps it unique. */
function inventArticle(article: string, id: number, random: Random) {
  const digits = article.replaceAll(/\d/g, (digit) =>
    digit === '0' ? '0' : String(1 + Math.floor(random() * 9)),
  );
  return `${digits}-${id.toString(36).toUpperCase()}`;
}

/** The part of an article number that stands in a name: `SUN-12K-SG04LP3` of `SUN-12K-SG04LP3-EU`. */
function modelIn(name: string, article: string): string {
  for (let length = article.length; length >= 4; length--) {
    const model = article.slice(0, length);
    if (name.includes(model)) return model;
  }
  return article;
}

function inventText(base: SeedProduct, made: { article: string; factor: number; donor: SeedProduct }) {
  const rewrite = (text: string, model: string) =>
    scaleSpecs(
      text.replaceAll(model, made.article.slice(0, model.length)).replaceAll(base.brand, made.donor.brand),
      made.factor,
    );
  const textIn = (locale: keyof Localized): ProductText => {
    const { name, summary, description } = base.text[locale];
    const model = modelIn(name, base.article);
    const last = made.donor.text[locale].description.split('\n\n').at(-1) ?? '';
    const paragraphs = [...description.split('\n\n').slice(0, -1), last];
    return {
      name: rewrite(name, model),
      summary: rewrite(summary, model),
      description: rewrite(paragraphs.join('\n\n'), model),
    };
  };
  return { uk: textIn('uk'), pl: textIn('pl'), en: textIn('en') };
}

const scaledPrice = (amount: number, factor: number) => Math.max(1, Math.round(amount * factor));

function inventPrices({ price, rental }: SeedProduct, factor: number): Pick<SeedProduct, 'price' | 'rental'> {
  if (price)
    return {
      price: {
        ...price,
        UAH: scaledPrice(price.UAH, factor),
        ...(price.PLN && { PLN: scaledPrice(price.PLN, factor) }),
      },
    };
  if (!rental) return {};
  const { day, week, month } = rental.UAH;
  return {
    rental: {
      UAH: {
        day: scaledPrice(day, factor),
        week: scaledPrice(week, factor),
        month: scaledPrice(month, factor),
      },
    },
  };
}

/**
 * The `number`-th invented product of a seed number, always the same: one of the starting catalogue with a brand and a
 * last paragraph of its category, a model, powers, capacities and a price of its own. The first categories have most.
 */
export function inventProduct(number: number, seed: number): SeedProduct {
  const random = randomFrom(seed * 16_777_259 + number);
  const id = FIRST_INVENTED_ID + number;
  const [first] = seedProducts;
  if (!first) throw new Error('There is no starting catalogue');
  const base = seedProducts[Math.floor(seedProducts.length * random() ** 1.6)] ?? first;
  const donor = pick(SIBLINGS.get(base.category) ?? [], random, base);
  const factor = pick(FACTORS, random, 1);
  const article = inventArticle(base.article, id, random);
  const specifications = Object.entries(base.specifications).map(
    ([key, value]): [string, number | string] => [
      key,
      typeof value === 'number' && SCALED.has(key) ? scaleSpec(value, factor) : value,
    ],
  );
  return {
    ...base,
    ...inventPrices(base, factor * (0.8 + 0.4 * random())),
    id,
    article,
    brand: donor.brand,
    picturesOf: donor.article,
    stock: random() < 0.1 ? 0 : Math.ceil(300 * random() ** 3),
    tags: base.tags.filter(() => random() < 0.8),
    specifications: Object.fromEntries(specifications),
    text: inventText(base, { article, factor, donor }),
  };
}
