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

/** The path of a document in a language. */
export const documentPath = (name: DocumentName, locale: Locale): string =>
  `/documents/${name}-${locale}.pdf`;

type ManualName = Extract<DocumentName, `manual-${string}`>;

/** Which manuals go with the goods of a category, by its id; what is rented has one for all machines. */
const MANUALS: Readonly<Record<number, readonly ManualName[]>> = {
  1: ['manual-solar-panels'],
  2: ['manual-batteries'],
  3: ['manual-inverters'],
  4: ['manual-solar-panels', 'manual-inverters', 'manual-batteries'],
  5: ['manual-solar-panels'],
  6: ['manual-ev-chargers'],
  7: ['manual-ev-chargers'],
  8: ['manual-ev-chargers'],
  9: ['manual-power-stations'],
  10: ['manual-power-stations'],
  27: ['manual-ev-chargers'],
  29: ['manual-ev-chargers'],
};

/** The manuals of a product; none for what needs none of its own, such as a cable. */
export const manualsFor = ({
  kind,
  categoryId,
}: {
  kind: 'purchase' | 'rental';
  categoryId: number;
}): readonly ManualName[] => (kind === 'rental' ? ['manual-rental-machines'] : (MANUALS[categoryId] ?? []));
