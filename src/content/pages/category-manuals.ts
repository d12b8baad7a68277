import type { DocumentName } from './published-documents.ts';

export type ManualName = Extract<DocumentName, `manual-${string}`>;

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
