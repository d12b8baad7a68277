import type { KeyboardEvent } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import {
  BESIDE_FIELDS,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import type { TaxRule } from '../../../domain/checkout/tax.ts';
import type { Currency } from '../../../domain/money/money.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { MeantPrices } from './meant-prices.tsx';
import { GRID, MainFields, PriceField, SpecFields, textOf, type FieldOf } from './product-parts.tsx';
import type { EditorView, OutdatedView } from './product-view.server.ts';
import { fieldAnchor, type FieldLink } from './missing-view.ts';
import { TextFields } from './text-fields.tsx';
import { SetParts, type PartsView } from './set-parts.tsx';
import { TogetherFields } from './together-fields.tsx';
import { WhyField } from './why-field.tsx';

/** Why an edited product was not saved: what its writer changed, and what is wrong with it, in words by field. */
export interface ProductProblem {
  readonly text: string;
  readonly values: ProductFields;
  readonly errors: Readonly<Partial<Record<ProductField, string>>>;
  /** The fields that are meant, to be led to. */
  readonly links?: readonly FieldLink[];
  /** What a button of the parts of a set found or changed. */
  readonly parts?: PartsView;
  /** What a tick says is meant, of prices that are lowered by half or more (`meantPrices`). */
  readonly meant?: string;
}

const NO_PARTS: PartsView = { names: {} };

const MAKER_FIELDS = [
  'manufacturer.name',
  'manufacturer.address',
  'manufacturer.contact',
  'responsible.name',
  'responsible.address',
  'responsible.contact',
] as const satisfies readonly ProductField[];

function saveByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}

/**
 * Everything that staff say of a product. The fields as they were shown go along, so that the shop can tell what their writer changed from
 * what others did meanwhile.
 */
export function ProductForm({
  fields,
  view,
  rules,
  reduced,
  outdated = [],
  missing = [],
  parts = NO_PARTS,
  problem,
  typed,
  isNew = false,
  onTouched,
  onCategory,
}: {
  fields: ProductFields;
  view: EditorView;
  rules: Readonly<Record<Currency, TaxRule>>;
  /** Currencies whose sale price is reduced just now. */
  reduced: readonly Currency[];
  outdated?: readonly OutdatedView[];
  missing?: readonly ProductField[];
  parts?: PartsView;
  problem: ProductProblem | undefined;
  /** What was typed before the form was given other fields. */
  typed?: ProductFields | undefined;
  isNew?: boolean;
  /** Hears whether the form holds what was not sent yet. */
  onTouched?: (isTouched: boolean) => void;
  /** Hears which category is chosen, with the form as it is then. */
  onCategory?: (slug: string, form: HTMLFormElement | null) => void;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const field: FieldOf = (name) => ({
    id: fieldAnchor(name),
    name,
    defaultValue: typed?.[name] ?? problem?.values[name] ?? fields[name] ?? '',
    error: problem?.errors[name],
  });
  return (
    <KeptForm
      kept="product"
      method="post"
      noValidate
      onKeyDown={saveByKeys}
      onInput={() => onTouched?.(true)}
      onSubmit={() => onTouched?.(false)}
      className="flex flex-col gap-14"
    >
      {/* Enter saves: the first button of a form is the one that it presses. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="base" value={JSON.stringify(fields)} />
      <MainFields field={field} view={view} isNew={isNew} onCategory={onCategory} />
      <TextFields field={field} outdated={outdated} missing={missing} />
      <TitledSection id="product-prices" title={t('backoffice.product.prices')}>
        {reduced.length > 0 && (
          <Alert tone="warning" className="mb-4">
            {t('backoffice.product.reduced')}
          </Alert>
        )}
        <div className={GRID}>
          {view.prices.map((price) => (
            <PriceField key={price.field} field={field} price={price} rule={rules[price.currency]} />
          ))}
        </div>
        <p className="mt-3 max-w-measure text-sm text-muted">{t('backoffice.product.pricesHint')}</p>
      </TitledSection>
      <SpecFields field={field} view={view} />
      <div className="border-t border-line">
        <Disclosure
          id="product-kit"
          summary={t('backoffice.product.parts')}
          open={
            field('contents').defaultValue !== '' ||
            field('contents').error !== undefined ||
            problem?.parts !== undefined
          }
          isWide
        >
          <SetParts field={field} view={problem?.parts ?? parts} />
        </Disclosure>
        <Disclosure
          summary={t('backoffice.product.together')}
          open={BESIDE_FIELDS.some(
            (name) => field(name).defaultValue !== '' || field(name).error !== undefined,
          )}
        >
          <TogetherFields field={field} />
        </Disclosure>
        <Disclosure
          summary={t('backoffice.product.makers')}
          open={MAKER_FIELDS.some((name) => field(name).error !== undefined || missing.includes(name))}
        >
          <div className="grid gap-4 text-ink sm:grid-cols-2">
            {MAKER_FIELDS.map((name) => (
              <TextField
                key={name}
                {...textOf(field, name)}
                label={t(`backoffice.product.field.${name}`)}
                autoComplete="off"
              />
            ))}
          </div>
        </Disclosure>
      </div>
      {problem?.meant !== undefined && <MeantPrices meant={problem.meant} />}
      {!isNew && <WhyField />}
      <div
        data-save-bar
        className="sticky bottom-0 z-10 short:static -mx-gutter border-t border-line bg-canvas px-gutter py-3 lg:mx-0 lg:px-0"
      >
        <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'save'}>
          {t(isNew ? 'backoffice.product.create' : 'backoffice.product.save')}
        </Button>
      </div>
    </KeptForm>
  );
}
