import { fieldLimit, type ProductField } from '../../../domain/catalogue/editing/product-fields.ts';
import { SCHEDULE_FIELDS } from '../../../domain/catalogue/editing/schedule.ts';
import { priceInView, type TaxRule } from '../../../domain/checkout/tax.ts';
import { currencyLabel, formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { EditorView, PriceView, SpecView } from './product-view.server.ts';

/** The attributes of a field's control: what it holds, and what is wrong with that. */
export type FieldOf = (field: ProductField) => {
  readonly id: string;
  readonly name: ProductField;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

/** The same for a control of text, which takes no more than the field does. */
export const textOf = (field: FieldOf, name: ProductField) => ({
  ...field(name),
  maxLength: fieldLimit(name),
});

export function MainFields({
  field,
  view,
  isNew,
  onCategory,
}: {
  field: FieldOf;
  view: EditorView;
  isNew: boolean;
  onCategory?: ((slug: string, form: HTMLFormElement | null) => void) | undefined;
}) {
  const t = useT();
  const chosen = new Set(field('tags').defaultValue.split(', '));
  const { error } = field('tags');
  return (
    <TitledSection id="product-main" title={t('backoffice.product.main')}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {!isNew && (
          <SelectField
            {...field('published')}
            label={t('backoffice.product.field.published')}
            options={[
              { value: 'yes', label: t('backoffice.product.yes') },
              { value: 'no', label: t('backoffice.product.no') },
            ]}
          />
        )}
        <SelectField
          {...field('category')}
          label={t('backoffice.product.field.category')}
          options={view.categories}
          placeholder="–"
          onChange={(event) => onCategory?.(event.target.value, event.target.form)}
        />
        <TextField
          {...textOf(field, 'brand')}
          label={t('backoffice.product.field.brand')}
          autoComplete="off"
        />
        <TextField
          {...textOf(field, 'article')}
          label={t('backoffice.product.field.article')}
          autoComplete="off"
          autoCapitalize="characters"
        />
        <TextField
          {...textOf(field, 'warranty')}
          label={t('backoffice.product.field.warranty')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          {...textOf(field, 'lead')}
          label={t('backoffice.product.field.lead')}
          hint={t('backoffice.product.leadHint')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
      {!isNew && (
        <fieldset className="mt-6">
          <legend className="mb-3 text-sm font-semibold">{t('backoffice.product.schedule')}</legend>
          <div className={GRID}>
            {SCHEDULE_FIELDS.map((name) => (
              <TextField
                key={name}
                {...field(name)}
                type="datetime-local"
                label={t(`backoffice.product.field.${name}`)}
              />
            ))}
          </div>
          <p className="mt-3 max-w-measure text-sm text-muted">{t('backoffice.product.scheduleHint')}</p>
        </fieldset>
      )}
      <fieldset id={field('tags').id} className="mt-6">
        <legend className="mb-3 text-sm font-semibold">{t('backoffice.product.field.tags')}</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
          {view.tags.map(({ slug, label }) => (
            <CheckboxField
              key={slug}
              name="tags"
              value={slug}
              defaultChecked={chosen.has(slug)}
              label={label}
            />
          ))}
        </div>
        {error !== undefined && <p className="mt-3 text-sm text-danger">{error}</p>}
      </fieldset>
    </TitledSection>
  );
}

/** A price without tax, and under it what it comes to with tax, or by the rate. */
export function PriceField({ field, price, rule }: { field: FieldOf; price: PriceView; rule: TaxRule }) {
  const t = useT();
  const locale = useLocale();
  const { currency, minor, isConverted, term } = price;
  const printed = (amount: number) => formatMoney(money(amount, currency), locale);
  const withTax =
    minor === null ? undefined : formatMoney(priceInView(money(minor, currency), 'gross', rule), locale);
  return (
    <TextField
      {...textOf(field, price.field)}
      label={t(`backoffice.product.field.${term}`)}
      hint={
        minor === null || withTax === undefined
          ? undefined
          : isConverted
            ? t('backoffice.product.converted', { amount: printed(minor) })
            : t('backoffice.product.withTax', { amount: withTax })
      }
      inputMode="decimal"
      autoComplete="off"
      trailing={currencyLabel(currency, locale)}
    />
  );
}

function SpecField({ field, spec }: { field: FieldOf; spec: SpecView }) {
  const t = useT();
  return spec.options === null ? (
    <TextField
      {...textOf(field, spec.field)}
      label={spec.label}
      inputMode={spec.isNumber ? 'decimal' : undefined}
      autoComplete="off"
      trailing={spec.unit ?? undefined}
    />
  ) : (
    <SelectField
      {...field(spec.field)}
      label={spec.label}
      options={spec.options}
      placeholder={t('backoffice.product.unset')}
    />
  );
}

/** Fields beside each other, as many as there is room for. */
export const GRID = 'grid gap-4 sm:grid-cols-2 xl:grid-cols-4';

export function SpecFields({ field, view }: { field: FieldOf; view: EditorView }) {
  const t = useT();
  const hasError = view.otherSpecs.some((spec) => field(spec.field).error !== undefined);
  return (
    <TitledSection id="product-specs" title={t('backoffice.product.specs')}>
      <div className="flex flex-col gap-8">
        {view.specs.map(({ title, fields }) => (
          <fieldset key={title}>
            <legend className="mb-3 text-base font-semibold">{title}</legend>
            <div className={GRID}>
              {fields.map((spec) => (
                <SpecField key={spec.field} field={field} spec={spec} />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
      <details className="mt-6 border-y border-line" open={hasError || undefined}>
        <summary className="py-4 text-base font-semibold">{t('backoffice.product.otherSpecs')}</summary>
        <div className={`${GRID} pb-6`}>
          {view.otherSpecs.map((spec) => (
            <SpecField key={spec.field} field={field} spec={spec} />
          ))}
        </div>
      </details>
    </TitledSection>
  );
}
