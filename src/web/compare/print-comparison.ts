import { compareSpecs } from '../../domain/catalogue/comparison.ts';
import {
  printSpecification,
  specificationLabel,
  type LookUp,
} from '../../domain/catalogue/print-specification.ts';
import type { SpecificationEntry } from '../../domain/catalogue/product.ts';
import { groupSpecs, groupTitle } from '../../domain/catalogue/specification-groups.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { tieLabel } from '../../domain/locale/no-break.ts';

/** A row of the comparison as a shopper reads it; a value that nobody states is null. */
export interface PrintedRow {
  readonly key: string;
  readonly term: string;
  readonly values: readonly (string | null)[];
  readonly differs: boolean;
}

export interface PrintedGroup {
  readonly group: string;
  readonly title: string;
  readonly rows: readonly PrintedRow[];
}

/** The specs of compared products side by side, printed by the loader; on wish only those that differ. */
export function printComparison(
  products: readonly {
    readonly categoryId: number;
    readonly specifications: readonly SpecificationEntry[];
  }[],
  { locale, lookUp, onlyDifferences }: { locale: Locale; lookUp: LookUp; onlyDifferences: boolean },
): readonly PrintedGroup[] {
  const rows = compareSpecs(products.map(({ specifications }) => specifications)).filter(
    ({ differs }) => differs || !onlyDifferences,
  );
  return groupSpecs(rows).map(({ group, entries }) => ({
    group,
    title: groupTitle(group, lookUp),
    rows: entries.map(({ key, values, differs }) => ({
      key,
      term: tieLabel(specificationLabel(key, lookUp)),
      values: values.map((value, index) =>
        value === null
          ? null
          : printSpecification(
              { key, value, categoryId: products[index]?.categoryId ?? 0 },
              { locale, lookUp },
            ),
      ),
      differs,
    })),
  }));
}
