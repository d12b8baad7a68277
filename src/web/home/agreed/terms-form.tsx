import { useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { SECTION_TEXT_MAX } from '../../../domain/pages/terms/notation.ts';
import { LOCALES, type Localized } from '../../../domain/locale/locale.ts';
import { useUnsaved } from '../../backoffice/use-unsaved.ts';
import { KeptForm } from '../../form/kept-form.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/field.tsx';
import type { SeenTerms } from './terms-view.server.ts';

/** A form of one step on terms. */
export function TermsForm({
  seen,
  fields = {},
  kept = '',
  className,
  children,
}: {
  seen: SeenTerms;
  fields?: Readonly<Record<string, string>>;
  /** Under which name of the page its words are kept while it is sent; of one that has any. */
  kept?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <KeptForm kept={kept} method="post" preventScrollReset className={className}>
      <input type="hidden" name="revision" value={seen.revision} />
      <input type="hidden" name="edition" value={seen.edition} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </KeptForm>
  );
}

/** Writes the words of a section in the three languages side by side; they go into the draft. */
export function SectionForm({
  page,
  section,
  words,
  errors,
  seen,
  values,
}: {
  page: string;
  section: string;
  words: Localized;
  errors: Partial<Localized>;
  seen: SeenTerms;
  /** The values that texts may have, each as it is typed, with what it stands for. */
  values: readonly string[];
}) {
  const t = useT();
  const { formData } = useNavigation();
  const [isTouched, setIsTouched] = useState(false);
  useUnsaved(isTouched, () => setIsTouched(false));
  return (
    <div onInput={() => setIsTouched(true)} onSubmit={() => setIsTouched(false)}>
      <TermsForm seen={seen} fields={{ section }} kept={section} className="flex flex-col gap-8">
        <div className="flex max-w-measure flex-col gap-3 text-sm text-muted">
          <p>{t('backoffice.terms.notation')}</p>
          <p>{t('backoffice.terms.values', { values: values.join(', ') })}</p>
        </div>
        <div className="grid gap-4 lg:grid-cols-3">
          {LOCALES.map((locale) => (
            <TextAreaField
              key={locale}
              name={`text.${locale}`}
              label={LANGUAGE_NAMES[locale]}
              lang={locale}
              spellCheck
              rows={16}
              defaultValue={words[locale]}
              error={errors[locale]}
              maxLength={SECTION_TEXT_MAX}
            />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            name="intent"
            value="save"
            tone="primary"
            size="lg"
            loading={formData?.get('intent') === 'save'}
          >
            {t('backoffice.arrange.saveDraft')}
          </Button>
          <ButtonLink to={`/admin/content/pages/${page}`} tone="ghost">
            {t('backoffice.arrange.cancel')}
          </ButtonLink>
        </div>
      </TermsForm>
    </div>
  );
}
