import type { KeyboardEvent } from 'react';
import { Form, useNavigation } from 'react-router';
import {
  fieldLimit,
  textField,
  type ProductField,
  type ProductFields,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { priceInView, type TaxRule } from '../../../domain/checkout/tax.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { currencyLabel, formatMoney } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { LANGUAGE_NAMES } from '../language-names.ts';
import type { EditorView, PriceView, SpecView } from './product-view.server.ts';

/** Why an edited product was not saved: what its writer changed, and what is wrong with it, in words by field. */
export interface ProductProblem {
  readonly text: string;
  readonly values: ProductFields;
  readonly errors: Readonly<Partial<Record<ProductField, string>>>;
}

/** The attributes of a field's control: what it holds, and what is wrong with that. */
type FieldOf = (field: ProductField) => {
  readonly name: ProductField;
  readonly defaultValue: string;
  readonly error: string | undefined;
};

const MAKER_FIELDS = [
  'manufacturer.name',
  'manufacturer.address',
  'manufacturer.contact',
  'responsible.name',
  'responsible.address',
  'responsible.contact',
] as const satisfies readonly ProductField[];

/** The same for a control of text, which takes no more than the field does. */
const textOf = (field: FieldOf, name: ProductField) => ({ ...field(name), maxLength: fieldLimit(name) });

/** Names, sentences and descriptions, the languages side by side. */
function TextFields({ field }: { field: FieldOf }) {
  const t = useT();
  return (
    <TitledSection id="product-texts" title={t('backoffice.product.texts')}>
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-3">
        {LOCALES.map((locale) => (
          <div key={locale} lang={locale} className="flex min-w-0 flex-col gap-4">
            <h3 className="text-base">{LANGUAGE_NAMES[locale]}</h3>
            <TextField
              {...textOf(field, textField('name', locale))}
              label={t('backoffice.product.field.name')}
            />
            <TextAreaField
              {...textOf(field, textField('summary', locale))}
              rows={2}
              label={t('backoffice.product.field.summary')}
            />
            <TextAreaField
              {...textOf(field, textField('description', locale))}
              rows={10}
              label={t('backoffice.product.field.description')}
            />
          </div>
        ))}
      </div>
      <p className="mt-3 text-sm text-muted">{t('backoffice.product.textsHint')}</p>
    </TitledSection>
  );
}

function MainFields({ field, view, isNew }: { field: FieldOf; view: EditorView; isNew: boolean }) {
  const t = useT();
  const chosen = new Set(field('tags').defaultValue.split(', '));
  const { error } = field('tags');
  return (
    <TitledSection id="product-main" title={t('backoffice.product.main')}>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
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
      </div>
      <fieldset className="mt-6">
        <legend className="mb-3 text-sm font-semibold">{t('backoffice.product.field.tags')}</legend>
        <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 lg:grid-cols-5">
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
function PriceField({ field, price, rule }: { field: FieldOf; price: PriceView; rule: TaxRule }) {
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

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-4';

function SpecFields({ field, view }: { field: FieldOf; view: EditorView }) {
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
  problem,
  isNew = false,
}: {
  fields: ProductFields;
  view: EditorView;
  rules: Readonly<Record<Currency, TaxRule>>;
  /** Currencies whose sale price is reduced just now. */
  reduced: readonly Currency[];
  problem: ProductProblem | undefined;
  isNew?: boolean;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const field: FieldOf = (name) => ({
    name,
    defaultValue: problem?.values[name] ?? fields[name] ?? '',
    error: problem?.errors[name],
  });
  return (
    <Form method="post" noValidate onKeyDown={saveByKeys} className="flex flex-col gap-14">
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="base" value={JSON.stringify(fields)} />
      <MainFields field={field} view={view} isNew={isNew} />
      <TextFields field={field} />
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
          summary={t('backoffice.product.parts')}
          open={field('contents').defaultValue !== '' || field('contents').error !== undefined}
        >
          <TextAreaField
            {...textOf(field, 'contents')}
            rows={6}
            label={t('backoffice.product.field.contents')}
            hint={t('backoffice.product.partsHint')}
            className="text-ink"
          />
        </Disclosure>
        <Disclosure
          summary={t('backoffice.product.makers')}
          open={MAKER_FIELDS.some((name) => field(name).error !== undefined)}
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
      {!isNew && (
        <TextField
          name="why"
          label={t('backoffice.product.why')}
          hint={t('backoffice.product.whyHint')}
          maxLength={300}
          autoComplete="off"
          className="max-w-measure"
        />
      )}
      <div className="sticky bottom-0 z-10 -mx-gutter border-t border-line bg-canvas px-gutter py-3">
        <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'save'}>
          {t(isNew ? 'backoffice.product.create' : 'backoffice.product.save')}
        </Button>
      </div>
    </Form>
  );
}
