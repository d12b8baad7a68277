import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';

/** A field of the form, by its name in the language of the page. */
export interface FieldLink {
  readonly field: ProductField;
  readonly label: string;
}

/** The id of a field's control, to which links lead. */
export const fieldAnchor = (field: ProductField): string => `field-${field}`;

/** What a product lacks before it can be published, as its page lists it. */
export interface MissingView {
  readonly fields: readonly FieldLink[];
  readonly isWithoutPicture: boolean;
  /** The day on which it was to be published and could not be, printed; null where none has come. */
  readonly waitsSince: string | null;
}
