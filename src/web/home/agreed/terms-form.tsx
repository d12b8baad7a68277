import { useState, type ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { TITLE_LENGTH_MAX } from '../../../domain/pages/arrangement.ts';
import { SECTION_TEXT_MAX } from '../../../domain/pages/terms/notation.ts';
import { LOCALES, type Localized } from '../../../domain/locale/locale.ts';
import { useUnsaved } from '../../backoffice/use-unsaved.ts';
import { KeptForm } from '../../form/kept-form.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { SelectField, TextAreaField, TextField } from '../../ui/field.tsx';
import type { SectionErrors, TypedSection } from './answer-terms.server.ts';
import type { SeenTerms, WrittenSection } from './terms-view.server.ts';

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

/** The titles of a section in the three languages. */
function SectionTitles({ titles, errors }: { titles: Localized; errors: Partial<Localized> | undefined }) {
  const t = useT();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{t('backoffice.arrange.label.sectionTitle')}</legend>
      <div className="grid gap-4 lg:grid-cols-3">
        {LOCALES.map((locale) => (
          <TextField
            key={locale}
            name={`title.${locale}`}
            label={LANGUAGE_NAMES[locale]}
            lang={locale}
            spellCheck
            required
            autoComplete="off"
            maxLength={TITLE_LENGTH_MAX}
            defaultValue={titles[locale]}
            error={errors?.[locale]}
          />
        ))}
      </div>
    </fieldset>
  );
}

const NO_TITLES: Localized = { uk: '', pl: '', en: '' };

/** Adds a section of staff's own after another; its words are written next. */
export function AddSection({
  id,
  sections,
  typed,
  errors,
  seen,
}: {
  /** What links call it. */
  id: string;
  sections: readonly { readonly id: string; readonly title: string }[];
  typed: TypedSection | null;
  errors: SectionErrors | undefined;
  seen: SeenTerms;
}) {
  const t = useT();
  return (
    <Disclosure summary={t('backoffice.arrange.addSection')} isWide open={typed !== null}>
      <TermsForm seen={seen} fields={{ section: id }} className="flex flex-col items-start gap-6">
        <p className="max-w-measure text-sm text-muted">{t('backoffice.terms.addText')}</p>
        <div className="w-full">
          <SectionTitles titles={typed?.titles ?? NO_TITLES} errors={errors?.titles} />
        </div>
        <SelectField
          name="after"
          label={t('backoffice.terms.addAfter')}
          defaultValue={typed?.after ?? sections.at(-1)?.id}
          options={sections.map((section) => ({ value: section.id, label: section.title }))}
          className="w-full max-w-measure"
        />
        <Button type="submit" name="intent" value="add">
          {t('backoffice.arrange.addDo')}
        </Button>
      </TermsForm>
    </Disclosure>
  );
}

/** Writes the titles and the words of a section in the three languages side by side, which go into the draft; one that staff added can be taken away. */
export function SectionForm({
  page,
  section,
  written,
  errors,
  isOwn,
  seen,
  values,
}: {
  page: string;
  section: string;
  written: WrittenSection;
  errors: SectionErrors | undefined;
  /** Whether staff added it. */
  isOwn: boolean;
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
        <SectionTitles titles={written.titles} errors={errors?.titles} />
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
              defaultValue={written.words[locale]}
              error={errors?.words[locale]}
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
      {isOwn && (
        <div className="mt-10 border-t border-line">
          <Disclosure summary={t('backoffice.terms.removeSection')}>
            <p className="mb-4">{t('backoffice.terms.removeText')}</p>
            <TermsForm seen={seen} fields={{ section }}>
              <Button type="submit" name="intent" value="remove" tone="danger">
                {t('backoffice.arrange.remove')}
              </Button>
            </TermsForm>
          </Disclosure>
        </div>
      )}
    </div>
  );
}
