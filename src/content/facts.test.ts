import { describe, expect, test } from 'vitest';
import { CATEGORIES, type CategorySlug } from '../domain/catalogue/categories.ts';
import {
  printSpecification,
  YEARLY_YIELD_KWH_PER_KWP,
  yearlyYieldFor,
} from '../domain/catalogue/print-specification.ts';
import { LOCALES, type Locale } from '../domain/locale/locale.ts';
import { GUIDES } from './guides/guides.ts';
import en from './messages/en.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { PAGES } from './pages/pages.ts';
import { WARRANTY_PERIODS } from './pages/warranty-periods.ts';
import { seedProducts } from './seed/products.ts';
import type { SeedProduct } from './seed/seed-product.ts';

const MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = { uk, pl, en };
const products: readonly SeedProduct[] = seedProducts;
const numbered = (id: number): SeedProduct => {
  const product = products.find((each) => each.id === id);
  if (!product) throw new Error(`No product ${id}`);
  return product;
};
const textOf = ({ text }: SeedProduct, locale: Locale) => Object.values(text[locale]).join('\n');
const guideText = (slug: CategorySlug, locale: Locale) => JSON.stringify(GUIDES[slug].text[locale]);
const pageText = (name: keyof typeof PAGES, locale: Locale) => JSON.stringify(PAGES[name][locale]);
const numberOf = (text = '') => Number(text.replace(',', '.'));

/** The largest breaker that protects a copper cable in a wall, amperes by mm². */
const BREAKER_OF_CABLE: Readonly<Record<number, number>> = { 1.5: 10, 2.5: 16, 4: 20, 6: 32, 10: 40 };

describe.each(LOCALES)('generators and windows, %s', (locale) => {
  test('every text names one distance, tied to its unit', () => {
    const texts = [
      textOf(numbered(2001), locale),
      JSON.stringify(GUIDES.generators.text[locale]),
      pageText('manuals', locale),
    ];
    const distance = /(ніж за|co najmniej|at least) (\S+ \S+) (?=від вікон|od okien|from windows)/;
    expect(texts.map((text) => distance.exec(text)?.[2]?.replace('м', 'm'))).toEqual(['5 m', '5 m', '5 m']);
  });
});

describe.each(LOCALES)('breakers and cables, %s', (locale) => {
  test('the guide names the breaker of every cable', () => {
    const found = guideText('automatic-switches', locale).matchAll(
      /(\d+(?:[.,]\d)?) (?:мм²|mm²)(?: —| to| takes)? (\d+) [AА]/g,
    );
    expect(Object.fromEntries([...found].map(([, mm2, ampere]) => [numberOf(mm2), Number(ampere)]))).toEqual(
      BREAKER_OF_CABLE,
    );
  });

  test('a product that names a cable together with a breaker names that pair', () => {
    const wrong = products.flatMap((product) =>
      textOf(product, locale)
        .split(/(?<=[.;!?])\s+|\n+/)
        .flatMap((sentence) => {
          const breakers = [...sentence.matchAll(/\b[BC](\d+)\b/g)].map(([, ampere]) => Number(ampere));
          const cables = [...sentence.matchAll(/(\d+(?:[.,]\d)?) ?(?:мм²|mm²)/g)].map(([, mm2]) =>
            numberOf(mm2),
          );
          return breakers.length === 0 ||
            cables.every((mm2) => breakers.includes(BREAKER_OF_CABLE[mm2] ?? Number.NaN))
            ? []
            : [[product.id, sentence]];
        }),
    );
    expect(wrong).toEqual([]);
  });

  test('a breaker is not sold for a cable that it does not protect', () => {
    const wrong = products.flatMap((product) => {
      const { ratedCurrentA = 0 } = product.specifications;
      if (product.category !== 'automatic-switches') return [];
      const cables = [...textOf(product, locale).matchAll(/\d × (\d+(?:[.,]\d)?) ?(?:мм²|mm²)/g)];
      return cables
        .filter(([, mm2]) => ratedCurrentA > (BREAKER_OF_CABLE[numberOf(mm2)] ?? 0))
        .map(([cable]) => [product.id, cable]);
    });
    expect(wrong).toEqual([]);
  });
});

describe.each(LOCALES)('charging, %s', (locale) => {
  test('a night at 7.4 kW is 300–330 km everywhere', () => {
    for (const text of [
      guideText('ev-chargers', locale),
      textOf(numbered(701), locale),
      pageText('faq', locale),
    ])
      expect(text).toContain('300–330');
  });

  test('is never done through an extension lead', () => {
    const asked = [...GUIDES['portable-charging-devices'].text[locale].questions].filter(({ question }) =>
      /подовжувач|przedłużacz|extension/.test(question),
    );
    expect(asked).toHaveLength(1);
    expect(asked[0]?.answer).toMatch(/^(Ні|Nie|No)\./);
  });
});

describe('overhead lines near lifts', () => {
  const near = (locale: Locale) => [
    guideText('boom-lifts', locale),
    textOf(numbered(2501), locale),
    pageText('manuals', locale),
  ];

  test('are the same rule in the guide, at the machine and in the manual', () => {
    const rule = {
      uk: 'за нормою для її напруги, не менше 10 м без погодження',
      pl: '3 m do 1 kV, 5 m do 15 kV, 10 m do 30 kV, 15 m do 110 kV i 30 m powyżej',
      en: 'at least 10 m unless its owner agrees',
    };
    for (const locale of LOCALES) for (const text of near(locale)) expect(text).toContain(rule[locale]);
  });
});

describe('yearly yields', () => {
  const plants = products.filter(({ specifications }) => specifications.yearlyYieldKwh !== undefined);
  const lookUp = () => null;

  test('in the catalogue are Kyiv’s, by the panels’ power; an upright balcony has 700 kWh', () => {
    expect(plants.length).toBeGreaterThanOrEqual(10);
    for (const { specifications, article } of plants) {
      const { powerW = 0, yearlyYieldKwh, mountType } = specifications;
      const expected = mountType === 'balcony' ? 700 : (powerW / 1000) * YEARLY_YIELD_KWH_PER_KWP.kyiv;
      expect([article, yearlyYieldKwh]).toEqual([article, Math.round(expected)]);
    }
  });

  test('on Polish pages are Warsaw’s, in tables and in descriptions', () => {
    for (const product of plants) {
      const kyiv = product.specifications.yearlyYieldKwh ?? 0;
      const warsaw = yearlyYieldFor('pl', kyiv);
      expect(warsaw / kyiv).toBeCloseTo(0.905, 2);
      const printed = printSpecification(
        { key: 'yearlyYieldKwh', value: kyiv, categoryId: 4 },
        { locale: 'pl', lookUp },
      );
      expect(Number(printed.replaceAll(/\D/g, ''))).toBe(warsaw);
      const said = /Warszaw\D*?(\d[\d ]{2,6}) kWh|około (\d[\d ]{2,6}) kWh rocznie/.exec(
        textOf(product, 'pl'),
      );
      const kwh = Number((said?.[1] ?? said?.[2] ?? String(warsaw)).replaceAll(' ', ''));
      expect(Math.abs(kwh - warsaw) / warsaw).toBeLessThan(0.01);
      expect(textOf(product, 'pl')).not.toContain('Kijow');
    }
  });

  test('keep Kyiv’s value in Ukrainian and English', () => {
    expect(yearlyYieldFor('uk', 4048)).toBe(4048);
    expect(yearlyYieldFor('en', 4048)).toBe(4048);
  });
});

describe.each(LOCALES)('power in tables, %s', (locale) => {
  const lookUp = (key: string) => MESSAGES[locale][key] ?? null;
  const powers = products.flatMap(({ category, article, specifications }) => {
    const categoryId = CATEGORIES.find(({ slug }) => slug === category)?.id ?? 0;
    return Object.entries(specifications).flatMap(([key, value]) =>
      /PowerW$|^powerW$|MaxW$/.test(key) && typeof value === 'number'
        ? [{ category, article, key, value, categoryId }]
        : [],
    );
  });

  test('is in the unit that names and descriptions of such goods use', () => {
    expect(powers.length).toBeGreaterThan(150);
    for (const { category, article, key, value, categoryId } of powers) {
      const printed = printSpecification({ key: key as 'powerW', value, categoryId }, { locale, lookUp });
      const unit = /\p{L}+$/u.exec(printed)?.[0];
      const isSet = category === 'sets-of-solar-power-plants' && key === 'powerW';
      const isInWatts = /panels|power-stations|solar-generators/.test(category) || value < 1000;
      const name = isSet ? 'kWp' : isInWatts ? 'W' : 'kW';
      expect([article, key, unit]).toEqual([article, key, lookUp(`unit.${name}`)]);
    }
  });
});

describe('what is said of the stock', () => {
  test('panels are from the least to the largest that is sold', () => {
    const powers = products.flatMap(({ category, specifications: { powerW } }) =>
      category === 'solar-panels' && powerW !== undefined ? [powerW] : [],
    );
    for (const locale of LOCALES) {
      const description = MESSAGES[locale]['category.solar-panels.description'];
      expect(description?.match(/\d+/g)?.slice(0, 2).map(Number)).toEqual([
        Math.min(...powers),
        Math.max(...powers),
      ]);
    }
  });

  test('no two products share a Promin model name', () => {
    const models = products
      .filter(
        ({ brand, category }) =>
          brand === 'Promin' && /^(batteries|sets-of-solar-power-plants)$/.test(category),
      )
      .map(({ text }) => /Promin [A-Z]\w+ \d+(?: \dP| Hybrid)?/.exec(text.en.name)?.[0])
      .filter((model) => model !== undefined);
    expect(models.length).toBeGreaterThan(8);
    expect(models.filter((model, index) => models.indexOf(model) !== index)).toEqual([]);
  });
});

test('whole plants are kits in English, as their category is called', () => {
  const kits = products.filter(({ category }) => category === 'sets-of-solar-power-plants');
  expect(kits.length).toBeGreaterThanOrEqual(10);
  for (const { text } of kits) expect(text.en.name).toMatch(/ kit\b/);
  const said = [...kits.map((kit) => textOf(kit, 'en')), guideText('sets-of-solar-power-plants', 'en')];
  expect(said.filter((text) => /(?<!generator )\b(?:a|the) sets?\b|plant set/i.test(text))).toEqual([]);
});

describe('warranty', () => {
  const GOODS: Readonly<
    Partial<Record<(typeof WARRANTY_PERIODS)[number]['goods'], readonly CategorySlug[]>>
  > = {
    panels: ['solar-panels'],
    batteries: ['batteries'],
    inverters: ['inverters'],
    sets: ['sets-of-solar-power-plants'],
    mounting: ['mounting-systems'],
    powerStations: ['portable-power-stations', 'solar-generators'],
    chargers: [
      'dc-charging-stations',
      'ac-charging-stations',
      'portable-charging-devices',
      'charging-stations',
    ],
    portablePanels: [
      'folding-panels',
      'flexible-panels',
      'camping-panels',
      'marine-panels',
      'vehicle-panels',
    ],
    accessories: ['cables-adapters', 'automatic-switches', 'cables-wires', 'electrical-components'],
  };
  const sold = products.filter(({ price }) => price !== undefined);

  test('every category that is sold has its row', () => {
    const listed = new Set(Object.values(GOODS).flat());
    expect(sold.filter(({ category }) => !listed.has(category)).map(({ article }) => article)).toEqual([]);
  });

  const ofPower = sold.flatMap(({ specifications }) => specifications.performanceWarrantyYears ?? []);
  const shortestOf = (goods: (typeof WARRANTY_PERIODS)[number]['goods']) =>
    goods === 'panelPerformance'
      ? Math.min(...ofPower)
      : Math.min(
          ...sold
            .filter(({ category }) => GOODS[goods]?.includes(category))
            .map(({ warrantyMonths }) => warrantyMonths / 12),
        );

  test.each(WARRANTY_PERIODS)('of $goods is at no product shorter than $years years', ({ goods, years }) => {
    expect(Math.floor(shortestOf(goods))).toBe(years);
  });
});

describe('the field’s words', () => {
  const texts = products.flatMap((product) =>
    LOCALES.map((locale) => [product.id, textOf(product, locale)] as const),
  );
  const guides = Object.entries(GUIDES).map(([slug, { text }]) => [slug, JSON.stringify(text)] as const);

  test.each([
    ['притискач, not прижим', /прижим/i],
    ['кабельний ввід, not сальник', /сальник/i],
    ['на вводі, not на введенні', /на введенні/i],
    ['фото, not світлина', /світлин/i],
    [
      'string of panels',
      /ланцю[гж](?!.{0,3}\.|.{0,3}Протоколи)(?<!якірний ланцюг)(?<!для ланцюж)|łańcuch(?!a kotwicznego)(?<!łączenia w łańcuch)/i,
    ],
    ['falownik, not inwerter', /(?<!mikro)inwerter/i],
    ['a water heater, not a boiler, beside the cooker', /cooker or the boiler/],
  ])('%s', (_, wrong) => {
    expect([...texts, ...guides].filter(([, text]) => wrong.test(text)).map(([name]) => name)).toEqual([]);
  });
});
