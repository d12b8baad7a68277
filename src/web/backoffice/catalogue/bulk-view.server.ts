import {
  bulkFields,
  hasBulkField,
  type BulkColumns,
  type BulkProduct,
} from '../../../domain/catalogue/editing/bulk-edit.ts';
import type { EditableProduct } from '../../../domain/catalogue/editing/editable-product.ts';
import {
  priceField,
  printFields,
  printMinor,
  specificationOf,
  type ProductField,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { nameForStaff } from '../../../domain/catalogue/editing/missing-fields.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import type { PriceTerm } from '../../../domain/catalogue/product.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { fieldLabel } from './field-words.server.ts';
import type { BulkColumn, BulkRow } from './bulk-cell.tsx';
import { missingMark } from './missing-view.server.ts';
import { specView } from './product-view.server.ts';

/** A product as the table takes it from the shop. */
interface FoundProduct {
  readonly kind: 'purchase' | 'rental';
  readonly isKindOpen: boolean;
  readonly missing: readonly ProductField[];
  readonly hasPicture: boolean;
  readonly id: number;
  readonly product: EditableProduct;
  readonly converted: readonly {
    readonly currency: Currency;
    readonly term: PriceTerm;
    readonly minor: number;
  }[];
}

function columnView(field: ProductField, lookUp: LookUp): BulkColumn {
  if (field === 'published') {
    const options = ['yes', 'no'].map((value) => ({
      value,
      label: lookUp(`backoffice.product.${value}`) ?? value,
    }));
    return { field, label: fieldLabel(field, lookUp), options, isNumber: false };
  }
  const spec = specificationOf(field);
  if (spec !== undefined) {
    const { label, unit, options, isNumber } = specView(spec, lookUp);
    const unset = { value: '', label: lookUp('backoffice.product.unset') ?? '–' };
    return {
      field,
      label: unit === null ? label : `${label}, ${unit}`,
      options: options && [unset, ...options],
      isNumber,
    };
  }
  const isNumber = field.startsWith('price.') || field === 'warranty';
  return { field, label: fieldLabel(field, lookUp), options: null, isNumber };
}

/** The table of a page of products: its columns, and of each product what they say. */
export function bulkView(
  found: readonly FoundProduct[],
  {
    columns,
    category,
    locale,
    lookUp,
  }: {
    readonly columns: BulkColumns;
    readonly category: string | null;
    readonly locale: Locale;
    readonly lookUp: LookUp;
  },
): { readonly columns: readonly BulkColumn[]; readonly rows: readonly BulkRow[] } {
  const all = found.map(({ kind, isKindOpen, product }): BulkProduct => ({
    kind: isKindOpen ? null : kind,
    fields: printFields(product),
  }));
  const fields = bulkFields(columns, { products: all, category });
  return {
    columns: fields.map((field) => columnView(field, lookUp)),
    rows: found.map(({ id, missing, hasPicture, product, converted }, place): BulkRow => {
      const { kind = null, fields: said = {} } = all[place] ?? {};
      return {
        id,
        name: nameForStaff(product, locale),
        article: product.articleNumber,
        isPublished: product.isPublished,
        lacks: missingMark({ isPublished: product.isPublished, missing, hasPicture }),
        missing,
        fields: Object.fromEntries(
          fields.filter((field) => hasBulkField({ kind }, field)).map((field) => [field, said[field] ?? '']),
        ),
        instead: Object.fromEntries(
          converted
            .map(({ currency, term, minor }) => [priceField(currency, term), printMinor(minor)] as const)
            .filter(([field]) => fields.includes(field)),
        ),
      };
    }),
  };
}
