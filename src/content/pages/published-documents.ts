import type { SpecificationKey } from '../../domain/catalogue/specifications.ts';
import { kindIdOf } from '../../domain/catalogue/category-kind.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';

interface Source {
  /** The section whose words the document holds. */
  readonly page: 'legal-terms' | 'manuals';
  readonly section: string;
  readonly locales: readonly Locale[];
}

const LEGAL = ['uk', 'pl'] as const satisfies readonly Locale[];

/**
 * What can be taken away as PDF, by name: terms in the two languages of the markets (R31), manuals in all three. The file
 * is `/documents/{name}-{locale}.pdf`.
 */
export const PUBLISHED_DOCUMENTS = {
  'rental-terms': { page: 'legal-terms', section: 'rental', locales: LEGAL },
  'purchase-terms': { page: 'legal-terms', section: 'purchase', locales: LEGAL },
  'payment-terms': { page: 'legal-terms', section: 'payment', locales: LEGAL },
  'warranty-terms': { page: 'legal-terms', section: 'warranty', locales: LEGAL },
  'withdrawal-form': { page: 'legal-terms', section: 'withdrawal', locales: LEGAL },
  'manual-solar-panels': { page: 'manuals', section: 'solar-panels', locales: LOCALES },
  'manual-inverters': { page: 'manuals', section: 'inverters', locales: LOCALES },
  'manual-batteries': { page: 'manuals', section: 'batteries', locales: LOCALES },
  'manual-ev-chargers': { page: 'manuals', section: 'ev-chargers', locales: LOCALES },
  'manual-power-stations': { page: 'manuals', section: 'power-stations', locales: LOCALES },
  'manual-rental-machines': { page: 'manuals', section: 'rental-machines', locales: LOCALES },
} as const satisfies Record<string, Source>;

export type DocumentName = keyof typeof PUBLISHED_DOCUMENTS;

/** The path of a document in a language; of terms as an edition has them by the name of that, null for those in force. */
export const documentPath = (name: DocumentName, locale: Locale, edition: string | null = null): string =>
  `/documents/${name}-${locale}.pdf${edition === null ? '' : `?edition=${edition}`}`;

/** A document in a language; `inLanguage` is the message that names the language where it is not the reader's. */
interface DocumentEdition {
  readonly name: 'purchase-terms' | 'withdrawal-form' | 'warranty-terms' | 'rental-terms';
  readonly path: string;
  readonly inLanguage: 'order.document.inUkrainian' | 'order.document.inPolish' | null;
}

const LANGUAGE = { uk: 'order.document.inUkrainian', pl: 'order.document.inPolish' } as const;

/**
 * The terms that an order was placed under, in the edition that it keeps, as documents in a reader's language, else in both of the markets (R31). Of a
 * purchase the instructions on withdrawal are among them, which a consumer gets on a durable medium (Directive
 * 2011/83/EU, art. 8(7); ustawa o prawach konsumenta, art. 21).
 */
export function termsOfOrder(
  {
    items,
    termsEdition,
  }: {
    readonly items: readonly { readonly rental: unknown }[];
    /** Null for an order of before it was kept: its customer sees the terms in force. */
    readonly termsEdition: string | null;
  },
  locale: Locale,
): readonly DocumentEdition[] {
  const isBought = items.some(({ rental }) => rental === null);
  const isRented = items.some(({ rental }) => rental !== null);
  const names = [
    ...(isBought ? (['purchase-terms', 'withdrawal-form', 'warranty-terms'] as const) : []),
    ...(isRented ? (['rental-terms'] as const) : []),
  ];
  const own = LEGAL.filter((each) => each === locale);
  return names.flatMap((name) =>
    (own.length > 0 ? own : LEGAL).map((each) => ({
      name,
      path: documentPath(name, each, termsEdition),
      inLanguage: own.length > 0 ? null : LANGUAGE[each],
    })),
  );
}

export type ManualName = Extract<DocumentName, `manual-${string}`>;

/** Every manual, in the order of its page. */
export const MANUAL_NAMES = [
  'manual-solar-panels',
  'manual-inverters',
  'manual-batteries',
  'manual-ev-chargers',
  'manual-power-stations',
  'manual-rental-machines',
] as const satisfies readonly ManualName[];

/** Which manuals go with the goods of a category, by its id; what is rented has one for all machines. */
const MANUALS: Readonly<Record<number, readonly ManualName[]>> = {
  1: ['manual-solar-panels'],
  2: ['manual-batteries'],
  3: ['manual-inverters'],
  4: ['manual-solar-panels', 'manual-inverters'],
  5: ['manual-solar-panels'],
  6: ['manual-ev-chargers'],
  7: ['manual-ev-chargers'],
  8: ['manual-ev-chargers'],
  9: ['manual-power-stations'],
  10: ['manual-power-stations'],
  27: ['manual-ev-chargers'],
  29: ['manual-ev-chargers'],
};

/** The manuals of a product; none for what needs none of its own, such as a cable. A plant has the one of batteries if it stores energy. */
export function manualsFor({
  kind,
  categoryId,
  specifications,
}: {
  kind: 'purchase' | 'rental';
  categoryId: number;
  specifications: readonly { readonly key: SpecificationKey }[];
}): readonly ManualName[] {
  if (kind === 'rental') return ['manual-rental-machines'];
  const kindId = kindIdOf(categoryId);
  const isPlantWithBattery = kindId === 4 && specifications.some(({ key }) => key === 'energyKwh');
  return [...(MANUALS[kindId] ?? []), ...(isPlantWithBattery ? (['manual-batteries'] as const) : [])];
}
