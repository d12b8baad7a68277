import { describe, expect, test } from 'vitest';
import { CATEGORIES, type CategorySlug } from '../domain/catalogue/categories.ts';
import {
  printSpecification,
  YEARLY_YIELD_KWH_PER_KWP,
  yearlyYieldFor,
} from '../domain/catalogue/print-specification.ts';
import { PARCEL_MAX_KG } from '../domain/checkout/freight.ts';
import { LOCALES, type Locale } from '../domain/locale/locale.ts';
import { GUIDES } from './guides/guides.ts';
import en from './messages/en.json' with { type: 'json' };
import pl from './messages/pl.json' with { type: 'json' };
import uk from './messages/uk.json' with { type: 'json' };
import { PAGES } from './pages/pages.ts';
import { manualsFor } from './pages/published-documents.ts';
import { SWITCHING_OFF } from './pages/rules-in-words.ts';
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

describe('one phase in Poland', () => {
  /** The most of a micro-installation on one phase, watts. */
  const ONE_PHASE_MAX_W = 3680;
  // What stands beside the grid alone is no micro-installation.
  const above = products.filter(
    ({ category, specifications: { systemType, phases, powerW = 0, inverterPowerW = powerW } }) =>
      /^(inverters|sets-of-solar-power-plants)$/.test(category) &&
      systemType !== 'off-grid' &&
      phases === 1 &&
      inverterPowerW > ONE_PHASE_MAX_W,
  );

  test('is said where an inverter is above it', () => {
    expect(above.length).toBeGreaterThanOrEqual(7);
    const silent = above.filter((product) => !/jednofazowo.*3,68 kW/.test(textOf(product, 'pl')));
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  test('a larger field is not called typical', () => {
    const typical = above.filter((product) => /typow/i.test(textOf(product, 'pl')));
    expect(typical.map(({ id }) => id)).toEqual([]);
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

  test('what is sold out cannot be put into a cart, so its text offers no reservation and no bulk price', () => {
    const soldOut = products.filter(({ stock, price }) => stock === 0 && price !== undefined);
    expect(soldOut.length).toBeGreaterThan(0);
    for (const locale of LOCALES)
      for (const product of soldOut)
        expect(textOf(product, locale)).not.toMatch(/резервув|гуртов|оптов|zarezerw|hurtow|reserve a |bulk/);
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

test('a plant for a balcony or the ground needs no roof, and one without a battery no manual of batteries', () => {
  const kits = products.filter(({ category }) => category === 'sets-of-solar-power-plants');
  const offRoof = kits.filter(({ specifications }) => /balcony|ground/.test(specifications.mountType ?? ''));
  expect(offRoof.length).toBeGreaterThan(0);
  expect(offRoof.filter(({ specifications }) => 'roofAreaM2' in specifications).map(({ id }) => id)).toEqual(
    [],
  );
  for (const { article, specifications } of kits) {
    const keys = Object.keys(specifications).map((key) => ({ key: key as 'powerW' }));
    const manuals = manualsFor({ kind: 'purchase', categoryId: 4, specifications: keys });
    const hasBattery = specifications.energyKwh !== undefined;
    expect([article, manuals.includes('manual-batteries')]).toEqual([article, hasBattery]);
  }
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
    ['ввід of the mains, not введення', /введення(?! резерву)/i],
    ['зарядна станція, not електростанція', /портативна електростанція/i],
    ['bifacjalny, not dwustronny', /(?<!(?:warstwa|taśma) )dwustronn/i],
    [
      'magazyn energii, not bateria, beside an inverter',
      /falownik\p{L}*[^.]{0,40}bateri[iaeą]|bateri\p{L}* 48 V/iu,
    ],
    ['agregat z silnikiem Diesla', /prądotwórcz\p{L}+ diesel/iu],
    ['прив’язь, not пояс', /страхувальн\p{L}+ пояс|з поясами/iu],
    ['LiFePO₄', /LiFePO4/],
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

const PETROL_LOAD: Readonly<Record<string, readonly [hours: number, load: number]>> = {
  // What the descriptions say: ten hours at three quarters, three hours at full load; runtimeH of the others is at rated load.
  'PRM-G2800': [10, 0.75],
  EU22I: [3, 1],
};

describe.each(LOCALES)('generators of the catalogue and of the guide, %s', (locale) => {
  const generators = products.filter(({ category }) => category === 'generators');
  const isInverter = (product: SeedProduct) => /inverter/.test(product.text.en.name);
  const guide = guideText('generators', locale);

  test('the guide’s petrol per kilowatt-hour is that of the machines', () => {
    const used = generators.map(({ article, specifications }) => {
      const { tankL = 0, powerW = 0, runtimeH = 0 } = specifications;
      const [hours, load] = PETROL_LOAD[article] ?? [runtimeH, 1];
      return tankL / (hours * load * (powerW / 1000));
    });
    const [, least, most] = /(\d[.,]\d+)–(\d[.,]\d+) (?:л|l) /.exec(guide) ?? [];
    expect([Math.min(...used).toFixed(1), Math.max(...used).toFixed(1)]).toEqual(
      [least, most].map((each) => numberOf(each).toFixed(1)),
    );
  });

  test('the guide’s noise is the sound power of the tables, and 25 dB less as pressure at 7 m', () => {
    const noiseOf = (wanted: boolean) =>
      generators
        .filter((each) => isInverter(each) === wanted)
        .flatMap(({ specifications }) => specifications.soundPowerDb ?? []);
    const [inverter] = noiseOf(true);
    const [least, most] = [Math.min(...noiseOf(false)), Math.max(...noiseOf(false))];
    expect(guide).toContain(`${inverter} `);
    expect(guide).toContain(`${least}–${most} `);
    const pressure = /(?:близько|około|about) (\d+) (?:дБ|dB)[^.]*?(\d+)–(\d+) (?:дБ|dB)/.exec(guide);
    expect(pressure?.slice(1).map(Number)).toEqual([Number(inverter) - 25, least - 25, most - 25]);
  });

  test('a boiler is for an inverter generator, in the guide and at the machines', () => {
    const boiler = /котел|котл[ау]|котлу|koc(?:ioł|ieł)|kotł|boiler/i;
    const sentences = generators
      .filter((each) => !isInverter(each))
      .flatMap((each) => textOf(each, locale).split(/(?<=[.!?])\s+|\n+/))
      .filter((sentence) => boiler.test(sentence));
    expect(sentences.filter((each) => !/інверторн|inwertorow|inverter/.test(each))).toEqual([]);
    expect(guide).toMatch(boiler);
  });

  test('the load of a diesel is the same in the guide and in the manual, and no less than machines bear', () => {
    const load = /50–80.?%[^.]*?30.?%/;
    expect(guideText('industrial-generators', locale)).toMatch(load);
    expect(pageText('manuals', locale)).toMatch(load);
    expect(textOf(numbered(2101), locale)).toMatch(/30.?%/);
  });

  test('a machine that is too heavy for a parcel is not promised at the rate of the delivery page', () => {
    const heavy = products.filter(
      ({ rental, specifications }) => rental && Number(specifications.weightKg) > PARCEL_MAX_KG,
    );
    expect(heavy.map(({ id }) => id)).toContain(2003);
    const promise = /тарифом|сторінки доставки|cennik|rates of the delivery|delivery page/;
    expect(heavy.filter((each) => promise.test(textOf(each, locale))).map(({ id }) => id)).toEqual([]);
  });
});

describe.each(LOCALES)('fuses, breakers and what they protect, %s', (locale) => {
  const sentencesOf = (product: SeedProduct) => textOf(product, locale).split(/(?<=[.;!?])\s+|\n+/);
  /** Current of a three-phase inverter with the quarter that a breaker keeps in reserve, amperes. */
  const breakerCurrentOf = (kilowatts: number) => ((kilowatts * 1000) / (Math.sqrt(3) * 400)) * 1.25;

  test('a fuse for a cable is no larger than the cable’s current', () => {
    const named = products.flatMap((product) => {
      const { ratedCurrentA } = product.specifications;
      if (product.category !== 'cables-wires' || ratedCurrentA === undefined) return [];
      return sentencesOf(product).flatMap((sentence) =>
        [...sentence.matchAll(/(?:запобіжник|bezpiecznik|fuse of)\D*?(\d+)(?:–(\d+))? [AА]/g)].map(
          ([, least, most]) => [product.id, Number(most ?? least), ratedCurrentA] as const,
        ),
      );
    });
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter(([, fuse, cable]) => fuse > cable)).toEqual([]);
  });

  test('a breaker is named for inverters whose current it carries', () => {
    const named = products
      .filter(
        ({ category, specifications }) =>
          category === 'automatic-switches' && specifications.polesCount === 3,
      )
      .flatMap((product) =>
        sentencesOf(product).flatMap((sentence) =>
          [
            ...sentence.matchAll(
              /(?:трифазного інвертора|falownika trójfazowego|three-phase inverter)\D*?(\d+)(?:–(\d+))? (?:кВт|kW)/g,
            ),
          ].map(([, least, most]) => [product, Number(most ?? least)] as const),
        ),
      );
    expect(named.length).toBeGreaterThan(0);
    const wrong = named.filter(
      ([{ specifications }, kilowatts]) => breakerCurrentOf(kilowatts) > Number(specifications.ratedCurrentA),
    );
    expect(wrong.map(([{ id }, kilowatts]) => [id, kilowatts])).toEqual([]);
    const own = /(?:автомат AC на|wyłącznik AC|the) (\d+) [AА](?: AC breaker)?/.exec(
      textOf(numbered(305), locale),
    );
    expect(Number(own?.[1])).toBeGreaterThan(breakerCurrentOf(20));
  });

  test('panels that a text counts for the Promin S20 stay within its limit', () => {
    const { pvPowerMaxW = 0 } = numbered(314).specifications;
    const panel = numbered(116);
    const { powerW = 0 } = panel.specifications;
    const text = textOf(panel, locale);
    const counted = [...text.matchAll(/(\d+) (?:штук|sztuk|panels)(?=,)/g)].map(([, count]) => Number(count));
    expect(counted).toContain(Math.floor(pvPowerMaxW / powerW));
    expect(counted.filter((count) => count * powerW > pvPowerMaxW)).toEqual([]);
    expect(text).toMatch(new RegExp(`${pvPowerMaxW / 1000} (?:кВт|kW)`));
    expect(text).not.toMatch(/додати ще|dodać jeszcze|more panels/);
  });

  test('four varistors are not offered for a TT network, and an electrician replaces their cartridge', () => {
    const wrong = products.flatMap((product) =>
      product.specifications.protectionType?.startsWith('T')
        ? sentencesOf(product).filter(
            (sentence) => /\bTT\b/.test(sentence) && !/іскров|iskiern|spark/.test(sentence),
          )
        : [],
    );
    expect(wrong).toEqual([]);
    expect(textOf(numbered(1901), locale)).toMatch(
      /вимкненої напруги замінює електрик|wymienia elektryk przy wyłączonym napięciu|electrician replaces .* with the supply off/,
    );
  });
});

describe.each(LOCALES)('one answer to one question, %s', (locale) => {
  test('the order of switching off is the same where something went wrong and in the manual', () => {
    expect(pageText('support', locale)).toContain(SWITCHING_OFF[locale]);
    expect(pageText('manuals', locale)).toContain(SWITCHING_OFF[locale]);
    expect(pageText('manuals', locale)).not.toMatch(/зворотному порядку|odwrotnej kolejności|reverse order/);
  });

  test('no extension lead is promised for charging, and an adapter only where it is allowed', () => {
    expect(MESSAGES[locale]['category.cables-adapters.description']).not.toMatch(
      /подовжувач|przedłużacz|extension/i,
    );
    expect(pageText('manuals', locale)).toMatch(/перехідник — лише|przejściówki tylko|adapter only/);
  });

  test('the panels of a house are the yearly use over the yield that is named', () => {
    const answer =
      GUIDES['solar-panels'].text[locale].questions[0]?.answer.replaceAll(/(?<=\d)[ ,](?=\d{3})/g, '') ?? '';
    const [, least = 0, most = 0] = (/(\d{4})–(\d{4})/.exec(answer) ?? []).map(Number);
    const needed = [most, least].map((perKw) => Math.ceil(4000 / perKw / 0.45));
    const said = /(\d+)(?:–(\d+))? (?:модулів|modułów|modules)/.exec(answer);
    expect([Number(said?.[1]), Number(said?.[2] ?? said?.[1])]).toEqual(needed);
  });

  test('the tab of one’s data names what the archive holds', () => {
    const named = MESSAGES[locale]['profile.privacy.exportText'] ?? '';
    for (const word of [
      /оренд|wynaj|rental/i,
      /повернен|zwrot|return/i,
      /обмін|wymian|exchange/i,
      /відмов|odstąpien|withdrawal/i,
      /гаранті|gwaran|warrant/i,
      /запитання|pytania|questions/i,
      /відгук|opini|review/i,
    ]) {
      expect(named).toMatch(word);
    }
    const { 'archive.file.documents': documents, 'archive.file.orders': orders } = MESSAGES[locale];
    expect(documents).toMatch(/догов|umow|contract/i);
    expect(orders).toMatch(/оренд|wynaj|rental/i);
  });

  test('20 kWh carry as far at the portable charger as by the consumption in the FAQ', () => {
    const [, least = '', most = ''] =
      /(\d+)–(\d+) (?:кВт·год|kWh) (?:на|na|per) 100/.exec(pageText('faq', locale)) ?? [];
    const tens = [most, least].map((per100) => Math.floor(2000 / Number(per100) / 10) * 10);
    for (const text of [textOf(numbered(801), locale), guideText('portable-charging-devices', locale)])
      expect(text).toMatch(new RegExp(`${tens.join('–')} (?:км|km)`));
  });
});
