import compile from 'icu-minify/compile';
import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { translator } from '../../content/translator.ts';
import { describe, expect, test } from 'vitest';
import { documentPath } from '../../content/pages/published-documents.ts';
import { SAMPLE_SELLERS } from '../../content/pages/seller-data.ts';
import { MANUFACTURERS } from '../../content/seed/manufacturers.ts';
import { CATEGORIES } from '../../domain/catalogue/categories.ts';
import type { ProductDetail } from '../../domain/catalogue/product.ts';
import type { Locale, Localized } from '../../domain/locale/locale.ts';
import { documentsOf, safetyOf } from './product-details.ts';

const words = { locale: 'pl', translate: (key: string) => key, isDraft: false } as const;
const spec = [{ key: 'powerW', value: 450 }] as const;
const pathsOf = (product: Parameters<typeof documentsOf>[0]) =>
  documentsOf(product, words).map(({ to }) => to);

describe('the documents of a product', () => {
  test('of a draft are without a sheet, which is drawn of what is published', () => {
    const product = { id: 7, kind: 'purchase', categoryId: 1, specifications: spec } as const;
    const paths = documentsOf(product, { ...words, isDraft: true }).map(({ to }) => to);
    expect(paths.filter((path) => path.startsWith('/documents/products'))).toEqual([]);
    expect(paths).toEqual(pathsOf(product).slice(1));
  });

  test('begin with what staff uploaded, those that the reader can read first', () => {
    const documents = (['uk', 'all', 'pl'] as const).map((language, place) => ({
      kind: 'manual' as const,
      language,
      digest: String(place).repeat(32),
      sizeBytes: 1_500_000,
    }));
    const product = { id: 7, kind: 'purchase', categoryId: 1, specifications: spec, documents } as const;
    expect(documentsOf(product, words).slice(0, 4)).toMatchObject([
      { to: `/documents/products/7/${'1'.repeat(32)}.pdf`, file: 'PDF, 1,5\u00A0MB' },
      { text: 'product.document.kind.manual', file: 'PDF, product.document.language.pl, 1,5\u00A0MB' },
      { file: 'PDF, product.document.language.uk, 1,5\u00A0MB' },
      { to: '/documents/products/7-pl.pdf', file: 'PDF' },
    ]);
  });

  test('of every category are its sheet, a manual and its terms, none of them twice', () => {
    for (const { id: categoryId, kind } of CATEGORIES) {
      const paths = pathsOf({ id: 7, kind, categoryId, specifications: spec });
      expect(paths[0]).toBe('/documents/products/7-pl.pdf');
      expect(paths.filter((path) => path.includes('manual')).length).toBeGreaterThan(0);
      expect(paths.at(-1)).toBe(kind === 'rental' ? '/legal-terms#rental' : '/delivery-warranty-returns');
      expect(new Set(paths).size).toBe(paths.length);
    }
  });

  test('of a plant are the manuals of its parts', () => {
    const plant = { id: 7, kind: 'purchase', categoryId: 4 } as const;
    const storage = { key: 'energyKwh', value: 10 } as const;
    const paths = pathsOf({ ...plant, specifications: [...spec, storage] });
    for (const name of ['manual-solar-panels', 'manual-inverters', 'manual-batteries'] as const) {
      expect(paths).toContain(documentPath(name, 'pl'));
    }
    const without = pathsOf({ ...plant, specifications: spec });
    expect(without).toEqual(paths.filter((path) => path !== documentPath('manual-batteries', 'pl')));
  });

  test('have no sheet where no specs are known', () => {
    const paths = pathsOf({ id: 7, kind: 'purchase', categoryId: 1, specifications: [] });
    expect(paths.filter((path) => path.includes('/products/'))).toEqual([]);
  });
});

const product = {
  brand: 'Anker',
  kind: 'purchase',
  makers: MANUFACTURERS['Anker'],
} as Partial<ProductDetail> as ProductDetail;
const SHIPPED: Localized<Readonly<Record<string, string>>> = { uk, pl, en };
const translateIn = (locale: Locale) =>
  translator(
    locale,
    Object.fromEntries(Object.entries(SHIPPED[locale]).map(([key, text]) => [key, compile(text)])),
  );
const safety = (changes: Partial<ProductDetail>, locale: Locale = 'pl') =>
  safetyOf({ ...product, ...changes }, { locale, translate: translateIn(locale) });

test('names the manufacturer and the person responsible in the EU, with their addresses', () => {
  expect(safety({})).toEqual({
    title: 'Producent i bezpieczeństwo',
    missing: null,
    rows: [
      {
        key: 'manufacturer',
        term: 'Producent',
        value:
          'Anker Innovations Limited, Unit 56, 8th Floor, Tower 2, Admiralty Centre, 18 Harcourt Road, Hongkong, www.anker.com',
      },
      {
        key: 'responsible',
        term: 'Osoba odpowiedzialna w UE',
        value:
          'Anker Innovations Deutschland GmbH, Georg-Muche-Straße 3, 80807 München, Niemcy, www.anker.com',
      },
    ],
  });
});

test('says what is not known and has to be said', () => {
  const manufacturer = { name: 'Easee', address: null, contact: null };
  expect(safety({ makers: { manufacturer, responsiblePerson: null } })).toMatchObject({
    rows: [{ key: 'manufacturer', term: 'Producent', value: 'Easee' }],
    missing: 'Nie mamy jeszcze danych: adres pocztowy producenta, osoba odpowiedzialna w UE.',
  });
  expect(safety({ makers: null })).toMatchObject({
    rows: [],
    missing: 'Nie mamy jeszcze danych: producent, osoba odpowiedzialna w UE.',
  });
});

test('somebody in the Union answers for what was made outside it, and the maker itself for what was made in it', () => {
  const isAskedOf = (brand: string) => {
    const said = safety({ brand, makers: MANUFACTURERS[brand] ?? null });
    return `${said?.missing} ${said?.rows.map(({ term }) => term).join(' ')}`
      .toLowerCase()
      .includes('odpowiedzialna');
  };
  for (const brand of ['Deye', 'LONGi', 'Stäubli', 'Zaptec', 'Anker'])
    expect([brand, isAskedOf(brand)]).toEqual([brand, true]);
  for (const brand of ['Fronius', 'DEHN', 'Victron Energy', 'Promin'])
    expect([brand, isAskedOf(brand)]).toEqual([brand, false]);
});

test('names the Polish seller as manufacturer of the shop’s own brand, and says that its data are a sample', () => {
  const [row] = safety({ brand: 'Promin', makers: null })?.rows ?? [];
  expect(row?.value).toContain(SAMPLE_SELLERS.PL.name.pl);
  expect(row?.value).toContain('Dane sprzedawcy są przykładowe');
});

test('is said to buyers in the EU of goods that are sold', () => {
  expect(safety({}, 'en')?.title).toBe('Manufacturer and safety');
  expect(safety({}, 'uk')).toBeNull();
  expect(safety({ kind: 'rental' })).toBeNull();
  expect(safety({ displayOnly: { mark: '', why: '' } })).toBeNull();
});
