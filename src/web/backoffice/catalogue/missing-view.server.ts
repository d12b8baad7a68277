import type { Translate } from '../../../content/translator.ts';
import { missingLanguages } from '../../../domain/catalogue/editing/missing-fields.ts';
import type { ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import type { FieldProblems } from '../../../domain/catalogue/editing/read-fields.ts';
import type { LookUp } from '../../../domain/catalogue/print-specification.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import type { Locale } from '../../../domain/locale/locale.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { fieldLabel } from './field-words.server.ts';
import type { FieldLink, MissingView } from './missing-view.ts';
import { problemTexts } from './answer-product.ts';
import type { ProductProblem } from './product-form.tsx';
import type { MissingMark } from './state-badges.tsx';

const linkTo = (field: ProductField, lookUp: LookUp): FieldLink => ({
  field,
  label: fieldLabel(field, lookUp),
});

/** What a product lacks; null for one that is published or lacks nothing. `now` is ISO 8601 in UTC. */
export function missingView(
  {
    missing,
    hasPicture,
    product,
  }: {
    readonly missing: readonly ProductField[];
    readonly hasPicture: boolean;
    readonly product: { readonly isPublished: boolean; readonly publishFrom?: string };
  },
  { lookUp, locale, now }: { readonly lookUp: LookUp; readonly locale: Locale; readonly now: string },
): MissingView | null {
  if (product.isPublished || (missing.length === 0 && hasPicture)) return null;
  const { publishFrom } = product;
  return {
    fields: missing.map((field) => linkTo(field, lookUp)),
    isWithoutPicture: !hasPicture,
    waitsSince:
      publishFrom !== undefined && publishFrom <= now
        ? formatDate(publishFrom, locale, timeZoneOf('UA'), 'moment')
        : null,
  };
}

/** The mark that a product has in lists. */
export const missingMark = ({
  isPublished,
  missing,
  hasPicture,
}: {
  readonly isPublished: boolean;
  readonly missing: readonly ProductField[];
  readonly hasPicture: boolean;
}): MissingMark =>
  isPublished || (missing.length === 0 && hasPicture)
    ? null
    : missingLanguages(missing)
        .map((language) => language.toUpperCase())
        .join(', ');

const GAPS: ReadonlySet<string> = new Set(['missing', 'rental-incomplete', 'no-picture']);

/** What is said of fields that cannot be saved so, with a link to each; of a product that is to be published and lacks something, that alone is meant. */
export function invalidProblem(
  problems: FieldProblems,
  { translate: t, lookUp, isNew = false }: { translate: Translate; lookUp: LookUp; isNew?: boolean },
): Pick<ProductProblem, 'text' | 'errors' | 'links'> {
  const named = Object.entries(problems) as [ProductField, NonNullable<FieldProblems[ProductField]>][];
  const isGap = !isNew && named.every(([, { reason }]) => GAPS.has(reason));
  return {
    text: t(isGap ? 'backoffice.product.refusedGaps' : 'backoffice.product.refused'),
    errors: problemTexts(problems, t),
    links: named.map(([field]) => linkTo(field, lookUp)),
  };
}
