import {
  textField,
  type ProductField,
  type TEXT_PARTS,
} from '../../../domain/catalogue/editing/product-fields.ts';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { Badge } from '../../ui/badge.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import { textOf, type FieldOf } from './product-parts.tsx';
import type { OutdatedView } from './product-view.server.ts';

/** Names, sentences and descriptions, the languages side by side. */
export function TextFields({
  field,
  outdated,
  missing,
}: {
  field: FieldOf;
  outdated: readonly OutdatedView[];
  /** The fields that have to say something before the product is published, and do not. */
  missing: readonly ProductField[];
}) {
  const t = useT();
  const controlOf = (part: (typeof TEXT_PARTS)[number], locale: Locale) => {
    const control = textOf(field, textField(part, locale));
    const mark = outdated.find((each) => each.field === control.name);
    const note = mark === undefined ? null : <OutdatedNote mark={mark} isLong={part === 'description'} />;
    return {
      control: {
        ...control,
        label: t(`backoffice.product.field.${part}`),
        hint: note ? (
          <Badge tone="warning">{t('backoffice.product.translation.outdated')}</Badge>
        ) : (
          missing.includes(control.name) && (
            <Badge tone="warning">{t('backoffice.product.missing.mark')}</Badge>
          )
        ),
      },
      note,
    };
  };
  return (
    <TitledSection id="product-texts" title={t('backoffice.product.texts')}>
      <div className="grid gap-x-8 gap-y-10 xl:grid-cols-3">
        {LOCALES.map((locale) => {
          const name = controlOf('name', locale);
          const summary = controlOf('summary', locale);
          const description = controlOf('description', locale);
          return (
            <div key={locale} lang={locale} className="flex min-w-0 flex-col gap-4">
              <h3 className="text-base">{LANGUAGE_NAMES[locale]}</h3>
              <TextField {...name.control} />
              {name.note}
              <TextAreaField {...summary.control} rows={2} />
              {summary.note}
              <TextAreaField {...description.control} rows={10} />
              {description.note}
            </div>
          );
        })}
      </div>
      <p className="mt-3 text-sm text-muted">{t('backoffice.product.textsHint')}</p>
    </TitledSection>
  );
}
