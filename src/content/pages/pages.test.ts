import { describe, expect, test } from 'vitest';
import { BULK_BATTERIES_COUNT, BULK_PANEL_POWER_W } from '../../domain/checkout/bulk.ts';
import { PARCEL_MAX_KG, PARCEL_MAX_MM } from '../../domain/checkout/freight.ts';
import { PARCEL_MAX_PANELS, PARCELS_MAX_KG } from '../../domain/checkout/pallet.ts';
import { GUEST_TRANSFER_WORKING_DAYS, TRANSFER_WORKING_DAYS } from '../../domain/checkout/payment-due.ts';
import { LOCALES } from '../../domain/locale/locale.ts';
import type { Currency } from '../../domain/money/money.ts';
import { VEHICLE_LIMITS } from '../../domain/rental/haulage.ts';
import { cheapestCover } from '../../domain/rental/rental-price.ts';
import { DEFAULT_RENTAL_PRICES, tiersOf, type RentalTiers } from '../../domain/rental/tiers.ts';
import en from '../messages/en.json' with { type: 'json' };
import pl from '../messages/pl.json' with { type: 'json' };
import uk from '../messages/uk.json' with { type: 'json' };
import { seedProducts } from '../seed/products.ts';
import type { SeedProduct } from '../seed/seed-product.ts';
import type { Block, ContentPage } from './content-page.ts';
import { exampleSystem, YEARLY_KWH_PER_KWP } from './example-systems.ts';
import { mostWithoutAccount, OPEN_ORDER_LIMITS } from '../../domain/limits/open-orders.ts';
import { formatAmount } from '../../domain/money/format-money.ts';
import { PAGES } from './pages.ts';
import { PUBLISHED_DOCUMENTS } from './published-documents.ts';
import {
  ACCOUNT_NEEDED,
  QUOTED_DELIVERY,
  RENTAL_PAYMENT,
  RENTAL_TRANSPORT,
  TRANSFER_TERM,
} from './rules-in-words.ts';
import { SAMPLE_SELLERS } from './seller-data.ts';
import { WARRANTY_PERIODS } from './warranty-periods.ts';

const pages = Object.entries(PAGES);
const blocksOf = (page: ContentPage): Block[] => page.sections.flatMap(({ blocks }) => blocks);
const textOf = (value: unknown): string => JSON.stringify(value);

/** The rental prices of a product of the starting catalogue. */
function pricesOf(id: number, currency: Currency): RentalTiers {
  const products: readonly SeedProduct[] = seedProducts;
  const prices = products.find((product) => product.id === id)?.rental?.[currency];
  if (!prices) throw new Error(`Product ${id} has no rental prices in ${currency}`);
  return tiersOf(prices, currency);
}

/** Every string inside a value, however deep. */
function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** The numbers of a text without the signs that each language writes between their digits. */
const numbersIn = (text: string): string[] =>
  (text.match(/\d+(?:[ \u00a0.,]\d+)*/g) ?? []).map((number) => number.replace(/\D/g, '')).toSorted();

/** The texts of a block whose numbers must not depend on the language. */
function figureTextsOf(block: Block): readonly unknown[] {
  if (block.kind === 'case') return block.figures;
  if (block.kind === 'facts' || block.kind === 'history') return block.rows;
  if (block.kind === 'step') return [block.text];
  return block.kind === 'clause' || block.kind === 'part' ? block.items : [];
}

describe.each(pages)('%s', (_name, page) => {
  test('has the same sections and kinds of blocks in every language', () => {
    const shapeOf = ({ sections }: ContentPage) =>
      sections.map(({ id, blocks }) => [id, ...new Set(blocks.map(({ kind }) => kind))]);
    for (const locale of LOCALES) expect(shapeOf(page[locale])).toEqual(shapeOf(page.uk));
  });

  test('has an anchor for each section once and no empty or untrimmed text', () => {
    for (const locale of LOCALES) {
      const ids = page[locale].sections.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.filter((id) => !/^[a-z]+(?:-[a-z]+)*$/.test(id))).toEqual([]);
      expect(stringsIn(page[locale]).filter((text) => text === '' || text !== text.trim())).toEqual([]);
    }
  });

  test('says every text in the language of the page', () => {
    expect(stringsIn(page.pl).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    expect(stringsIn(page.en).filter((text) => /\p{Script=Cyrillic}/u.test(text))).toEqual([]);
    expect(page.uk.title).toMatch(/^\p{Script=Cyrillic}/u);
  });

  test('writes apostrophes and quotes as print does', () => {
    expect(LOCALES.flatMap((locale) => stringsIn(page[locale])).filter((text) => /['"]/.test(text))).toEqual(
      [],
    );
  });

  test('links to static pages and sections that exist', () => {
    const sections = new Set(
      pages.flatMap(([name, { uk }]) => uk.sections.map(({ id }) => `/${name}#${id}`)),
    );
    for (const locale of LOCALES) {
      const targets = blocksOf(page[locale]).flatMap((block) => (block.kind === 'link' ? [block.to] : []));
      expect(targets.filter((to) => to.includes('#') && !sections.has(to))).toEqual([]);
      expect(targets.filter((to) => /^\/(?:ua|pl|en)(?:\/|$)/.test(to))).toEqual([]);
    }
  });

  test('states the same figures in every language', () => {
    const figuresOf = (locale: (typeof LOCALES)[number]) =>
      blocksOf(page[locale]).flatMap((block) => figureTextsOf(block).map((text) => numbersIn(textOf(text))));
    for (const locale of LOCALES) expect(figuresOf(locale)).toEqual(figuresOf('uk'));
  });
});

describe('the constants of the specification (C §9, R31)', () => {
  const says = (name: keyof typeof PAGES, figure: string) =>
    LOCALES.every((locale) => textOf(PAGES[name][locale]).includes(figure));

  test('returns within 14 days, refunds in 5–7 working days, orders processed within 24 hours', () => {
    for (const name of ['faq', 'terms', 'legal-terms', 'delivery-warranty-returns'] as const) {
      expect([name, says(name, '14'), says(name, '5–7'), says(name, '24')]).toEqual([name, true, true, true]);
    }
    expect([says('returns', '14'), says('returns', '5–7')]).toEqual([true, true]);
  });

  test('privacy requests within 30 days, no children under 16', () => {
    expect([says('privacy-policy', '30'), says('privacy-policy', '16')]).toEqual([true, true]);
  });

  test.each(['faq', 'terms', 'legal-terms', 'delivery-warranty-returns'] as const)(
    'delivery individually quoted by the limits of the checkout: %s',
    (name) => {
      for (const locale of LOCALES) {
        const limits = [
          BULK_PANEL_POWER_W / 1000,
          BULK_BATTERIES_COUNT,
          PARCEL_MAX_KG,
          PARCEL_MAX_MM / 1000,
          PARCEL_MAX_PANELS,
          PARCELS_MAX_KG,
        ];
        for (const limit of limits) {
          const printed = String(limit).replace('.', locale === 'en' ? '.' : ',');
          expect(QUOTED_DELIVERY[locale]).toMatch(new RegExp(`(?<![\\d.,])${printed}(?![\\d]|[.,]\\d)`));
        }
        expect(stringsIn(PAGES[name][locale]).join('\n')).toContain(QUOTED_DELIVERY[locale]);
      }
    },
  );

  test.each(['faq', 'delivery-warranty-returns'] as const)(
    'an account is needed from the limit of the checkout on: %s',
    (name) => {
      const { UAH, PLN } = mostWithoutAccount(OPEN_ORDER_LIMITS);
      for (const locale of LOCALES) {
        for (const limit of [UAH, PLN]) {
          const [printed = ''] = formatAmount(limit, locale).split(/[.,]00$/);
          expect(ACCOUNT_NEEDED[locale]).toContain(` ${printed} `);
        }
        expect(stringsIn(PAGES[name][locale]).join('\n')).toContain(ACCOUNT_NEEDED[locale]);
      }
    },
  );

  test.each(['faq', 'terms', 'legal-terms'] as const)(
    'the days for a transfer, with and without an account: %s',
    (name) => {
      // The words around the numbers stand in the form that 3 and 2 want.
      expect([TRANSFER_WORKING_DAYS, GUEST_TRANSFER_WORKING_DAYS]).toEqual([3, 2]);
      for (const locale of LOCALES)
        expect(stringsIn(PAGES[name][locale]).join('\n')).toContain(TRANSFER_TERM[locale]);
    },
  );

  test.each(['lease-info', 'legal-terms', 'faq'] as const)(
    'when a rental is paid, and who brings and fetches the machine: %s',
    (name) => {
      for (const locale of LOCALES) {
        const said = stringsIn(PAGES[name][locale]).join('\n');
        expect(said).toContain(RENTAL_PAYMENT[locale]);
        expect(said).toContain(RENTAL_TRANSPORT[locale]);
        const { kg, mm } = VEHICLE_LIMITS['low-loader'];
        for (const limit of [`${PARCEL_MAX_KG} `, `${kg / 1000} `, `${mm / 1000} `]) {
          expect(RENTAL_TRANSPORT[locale]).toContain(` ${limit}`);
        }
      }
    },
  );

  test('what is bought and what is rented may both be paid by transfer, so the words of it ship nothing', () => {
    for (const messages of [uk, pl, en])
      expect(messages['checkout.payment.transfer']).not.toMatch(/відправ|wyśl(?!emy e-mailem)|ship/);
  });

  test('the document of a sale has its Ukrainian and its Polish name', () => {
    const names = {
      uk: ['Підтвердження оплати', 'фактура'],
      pl: ['Faktura', 'potwierdzenie zapłaty'],
      en: ['invoice', 'payment confirmation'],
    };
    for (const locale of LOCALES) {
      const clauses = stringsIn(PAGES['legal-terms'][locale]).filter((text) =>
        /сторінці замовлення\.$|na jego stronie\.$|on the order page\.$/.test(text),
      );
      expect(clauses).toHaveLength(1);
      for (const name of names[locale]) expect(clauses[0]).toContain(name);
    }
    const anywhere = ['checkout.forCompanyHint', 'checkout.taxNote', 'quote.accept.company'] as const;
    for (const messages of [uk, pl, en])
      for (const key of anywhere) expect(messages[key]).not.toMatch(/фактур|рахун(?:ок|ку)|faktur|invoice/i);
  });

  test('the cost of delivery depends on the place in Poland, in every language', () => {
    for (const [locale, place] of [
      ['uk', 'а в Польщі — ще й від місця'],
      ['pl', 'w Polsce także'],
      ['en', 'in Poland on the place too'],
    ] as const)
      expect(stringsIn(PAGES.faq[locale]).join('\n')).toContain(place);
  });

  test('which of two prices is large, by the words of the switch', () => {
    for (const [locale, messages] of Object.entries({ uk, pl, en })) {
      const answer = blocksOf(PAGES.faq[locale as keyof typeof PAGES.faq]).find(
        (block) => block.kind === 'question' && block.id === 'prices-and-vat',
      );
      const label = `${messages['cart.withTax']} / ${messages['cart.withoutTax']}`;
      expect(textOf(answer)).toContain(label);
    }
  });

  test('a link to a page is called as the page', () => {
    for (const [locale, messages] of Object.entries({ uk, pl, en })) {
      const titleOf = (name: keyof typeof PAGES) => PAGES[name][locale as keyof typeof PAGES.faq].title;
      expect([messages['nav.lease'], messages['nav.featured.rent']]).toEqual([
        titleOf('lease-info'),
        titleOf('lease-info'),
      ]);
      expect(messages['footer.leaseOptions']).toBe(titleOf('lease-options'));
      expect(messages['footer.legal']).toBe(titleOf('legal-terms'));
    }
  });

  test('a week is cheaper than days from the fifth day on, as the rental page says; in its example from the third', () => {
    const example = tiersOf(DEFAULT_RENTAL_PRICES, 'UAH');
    expect(cheapestCover(2, example).total.minor).toBe(2 * 150_00);
    expect(cheapestCover(3, example).total.minor).toBe(300_00);
    const third = LOCALES.map((locale) => textOf(PAGES['lease-options'][locale]));
    expect(third.map((text) => /третього дня|trzeciego dnia|third day/.test(text))).toEqual([
      true,
      true,
      true,
    ]);
    const products: readonly SeedProduct[] = seedProducts;
    const rentals = products.flatMap(({ rental }) => Object.values(rental ?? {}));
    expect(rentals.length).toBeGreaterThan(20);
    for (const { day, week } of rentals) expect([week >= 4 * day, week < 5 * day]).toEqual([true, true]);
    const week = LOCALES.map((locale) => textOf(PAGES['lease-options'][locale]));
    expect(week.map((text) => /п’ятого дня|piątego dnia|fifth day/.test(text))).toEqual([true, true, true]);
  });

  test('support on weekdays from 9 to 18', () => {
    for (const market of ['UA', 'PL'] as const) {
      expect(LOCALES.map((locale) => SAMPLE_SELLERS[market].hours[locale])).toEqual([
        'пн–пт 9:00–18:00',
        'pn.–pt. 9:00–18:00',
        'Mon–Fri 9:00–18:00',
      ]);
    }
  });

  test('warranty by category', () => {
    expect(WARRANTY_PERIODS.map(({ goods, years }) => [goods, years])).toEqual([
      ['panels', 10],
      ['panelPerformance', 25],
      ['batteries', 5],
      ['inverters', 5],
      ['sets', 5],
      ['mounting', 10],
      ['powerStations', 3],
      ['chargers', 2],
      ['portablePanels', 1],
      ['accessories', 1],
    ]);
  });

  test('the company tells its history from 2022 to 2025', () => {
    const history = PAGES.company.uk.sections.find(({ id }) => id === 'history');
    const years = history?.blocks.flatMap((block) => (block.kind === 'history' ? block.rows : []));
    expect(years?.map(([year]) => year)).toEqual(['2022', '2023', '2024', '2025']);
  });
});

describe('what the shop works out elsewhere', () => {
  test('delivery fees and days are left to the rules table (R10)', () => {
    for (const locale of LOCALES) {
      const page = PAGES['delivery-warranty-returns'][locale];
      expect(blocksOf(page).filter(({ kind }) => kind === 'delivery-table')).toHaveLength(1);
      expect(textOf(page)).not.toMatch(/грн|zł(?!\p{L})|UAH|PLN/u);
    }
  });

  test('the rental example is what the cheapest cover costs (R15)', () => {
    const tiers = tiersOf(DEFAULT_RENTAL_PRICES, 'UAH');
    const rows = blocksOf(PAGES['lease-options'].en)
      .flatMap((block) => (block.kind === 'facts' ? block.rows : []))
      .filter(([, price]) => /^[\d,]+$/.test(price));
    expect(rows).toHaveLength(7);
    for (const [term, price] of rows) {
      for (const days of term.match(/\d+/g) ?? []) {
        expect(cheapestCover(Number(days), tiers).total.minor).toBe(Number(price.replace(',', '')) * 100);
      }
    }
  });

  test('example systems say what the kits of the catalogue say, and what their power yields in the city', () => {
    const systems = [
      [404, 'lviv', 'homes'],
      [401, 'warsaw', 'homes'],
      [405, 'poltava', 'homes'],
      [406, 'odesa', 'business'],
      [407, 'wroclaw', 'business'],
    ] as const;
    for (const [id, city, section] of systems) {
      const kit = seedProducts.find((product) => product.id === id);
      const { powerW, panelsCount, inverterPowerW, energyKwh } = kit?.specifications ?? {};
      const yearlyKwh = Math.round(((Number(powerW) / 1000) * YEARLY_KWH_PER_KWP[city]) / 10) * 10;
      const { figures, goods } = exampleSystem(id, city, 'en');
      const numbers = figures.map(([, figure]) =>
        (figure.match(/[\d.,]+/g) ?? [])
          .map((text) => Number(text.replaceAll(',', '')))
          .filter((number) => number > 0),
      );
      expect(numbers).toEqual([
        [panelsCount, Number(powerW) / Number(panelsCount), Number(powerW) / 1000],
        [Number(inverterPowerW) / 1000],
        ...(energyKwh === undefined ? [] : [[energyKwh]]),
        [yearlyKwh],
        ...(['kyiv', 'krakow'] as const).map((place) => [
          Math.round(((Number(powerW) / 1000) * YEARLY_KWH_PER_KWP[place]) / 10) * 10,
        ]),
      ]);
      const blocks = PAGES['customer-cases'].en.sections.find((each) => each.id === section)?.blocks;
      expect(blocks).toContainEqual(expect.objectContaining({ goods }));
      const shown = (blocks ?? []).flatMap((block) => (block.kind === 'case' ? [textOf(block.figures)] : []));
      expect(shown.filter((each) => each.startsWith(textOf(figures).slice(0, -1)))).toHaveLength(1);
    }
  });

  test('a single-phase system in Poland stays within 3.68 kW', () => {
    const kit = seedProducts.find(({ id }) => id === 401);
    expect(kit?.specifications['phases']).toBe(1);
    expect(Number(kit?.specifications['inverterPowerW'])).toBeLessThanOrEqual(3680);
  });

  test('the rental among the example systems is a month, two weeks and a day, for less than two months', () => {
    for (const currency of ['UAH', 'PLN'] as const) {
      const tower = pricesOf(2201, currency);
      const { total } = cheapestCover(45, tower);
      expect(total.minor).toBe(tower.month.minor + 2 * tower.week.minor + tower.day.minor);
      expect(total.minor).toBeLessThan(2 * tower.month.minor);
    }
  });

  test.each([
    ['uk', 'UAH', [550, 2200, 6000, 2750]],
    ['pl', 'PLN', [65, 260, 710, 325]],
    ['en', 'UAH', [550, 2200, 6000, 2750]],
  ] as const)(
    'the answer about rental prices counts with those of the catalogue, %s',
    (locale, currency, said) => {
      const tiers = pricesOf(2001, currency);
      const costOf = (days: number) => cheapestCover(days, tiers).total.minor / 100;
      expect([costOf(1), costOf(7), costOf(30), costOf(8)]).toEqual(said);
      expect([costOf(16) < costOf(17), costOf(17)]).toEqual([true, costOf(30)]);
      const answers = blocksOf(PAGES.faq[locale]).filter(({ kind }) => kind === 'question');
      const answer = textOf(answers.find((each) => 'id' in each && each.id === 'rental-price'));
      const numbers = answer.replaceAll(/(?<=\d)[\u00a0,](?=\d{3})/g, '');
      for (const amount of said) expect(numbers).toMatch(new RegExp(`(?<!\\d)${amount}(?!\\d)`));
    },
  );

  test('no page names staff, their number or customers as if they were real', () => {
    for (const locale of LOCALES) {
      expect(blocksOf(PAGES.company[locale]).filter(({ kind }) => kind === 'person')).toEqual([]);
    }
  });

  test('a refund after withdrawal is promised by law: within 14 days, after the goods or proof of dispatch', () => {
    const proof = { uk: 'підтвердження', pl: 'dow', en: 'proof' };
    for (const name of ['returns', 'terms', 'delivery-warranty-returns', 'legal-terms', 'faq'] as const) {
      for (const locale of LOCALES) {
        const promises = stringsIn(PAGES[name][locale]).filter(
          (text) => /5–7/.test(text) && !/застав|kaucj|deposit/i.test(text),
        );
        expect(promises.length).toBeGreaterThan(0);
        expect(textOf(PAGES[name][locale])).toContain(proof[locale]);
        expect(promises.filter((text) => /огляд|kontrol|inspect|sprawdzeni|checked/.test(text))).toEqual([]);
      }
    }
    for (const messages of [uk, pl, en]) {
      expect(messages['order.withdrawal.goods.parcel']).toContain('14');
      expect(messages['order.withdrawal.money.soon']).toMatch(/14[^]*5–7/);
      expect(messages['order.withdrawal.money.after-goods']).toMatch(/14[^]*5–7/);
    }
    expect(textOf(PAGES.returns.pl)).not.toMatch(/rozpatrz|i przyczyna/);
  });

  test('each answer has one anchor, the same in every language', () => {
    const idsOf = (locale: (typeof LOCALES)[number]) =>
      blocksOf(PAGES.faq[locale]).flatMap((block) => (block.kind === 'question' ? [block.id] : []));
    const sections = PAGES.faq.uk.sections.map(({ id }) => id);
    expect(new Set([...idsOf('uk'), ...sections]).size).toBe(idsOf('uk').length + sections.length);
    for (const locale of LOCALES) expect(idsOf(locale)).toEqual(idsOf('uk'));
  });

  test('every published document has its section, with words in it, and its page leads there', () => {
    for (const [name, { page, section, locales }] of Object.entries(PUBLISHED_DOCUMENTS)) {
      for (const locale of locales) {
        const blocks = PAGES[page][locale].sections.find(({ id }) => id === section)?.blocks ?? [];
        const kinds = blocks.map(({ kind }) => kind);
        expect([name, kinds.includes('clause') || kinds.includes('part')]).toEqual([name, true]);
        expect(blocks).toContainEqual({ kind: 'documents', name });
      }
    }
  });

  test('the manuals tell of installation, operation and safety for every kind of equipment', () => {
    const guides = PAGES.manuals.uk.sections.filter(({ blocks }) => blocks[0]?.kind === 'documents');
    expect(guides).toHaveLength(6);
    for (const { blocks } of guides) {
      const parts = blocks.flatMap((block) => (block.kind === 'part' ? [block] : []));
      expect(parts.map(({ title }) => title)).toEqual(['Монтаж', 'Експлуатація', 'Безпека']);
      expect(parts.filter(({ items }) => items.length < 3)).toEqual([]);
    }
  });

  test('the questions are at least fourteen', () => {
    expect(blocksOf(PAGES.faq.uk).filter(({ kind }) => kind === 'question').length).toBeGreaterThanOrEqual(
      14,
    );
  });
});

describe('the seller', () => {
  const weighted = (digits: readonly number[], weights: readonly number[]) =>
    weights.reduce((sum, weight, position) => sum + weight * (digits[position] ?? 0), 0) % 11;

  test('has an EDRPOU code with a true check digit', () => {
    expect(SAMPLE_SELLERS.UA.registration.register).toBe('EDRPOU');
    expect(SAMPLE_SELLERS.UA.registration.number).toMatch(/^[0-2]\d{7}$/);
    const digits = Array.from(SAMPLE_SELLERS.UA.registration.number, Number);
    const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7]);
    const check = first < 10 ? first : weighted(digits, [3, 4, 5, 6, 7, 8, 9]) % 10;
    expect(digits.at(-1)).toBe(check);
  });

  test('has a NIP with a true check digit', () => {
    expect(SAMPLE_SELLERS.PL.registration.register).toBe('NIP');
    expect(SAMPLE_SELLERS.PL.registration.number).toMatch(/^\d{10}$/);
    const digits = Array.from(SAMPLE_SELLERS.PL.registration.number, Number);
    expect(digits.at(-1)).toBe(weighted(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]));
  });

  test('can be reached by telephone of its country as E.164 and e-mail, and by no account that may be a stranger’s', () => {
    expect(SAMPLE_SELLERS.UA.phone).toMatch(/^\+380\d{9}$/);
    expect(SAMPLE_SELLERS.PL.phone).toMatch(/^\+48\d{9}$/);
    for (const { email, messengerUrl } of [SAMPLE_SELLERS.UA, SAMPLE_SELLERS.PL]) {
      expect(email).toMatch(/^[a-z]+@promin\.example$/);
      expect(messengerUrl).toBeNull();
    }
    expect(SAMPLE_SELLERS.socialLinks).toEqual([]);
  });
});
