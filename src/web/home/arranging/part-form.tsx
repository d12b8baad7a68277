import { useState } from 'react';
import { useNavigation } from 'react-router';
import {
  LINK_LENGTH_MAX,
  TEXT_LENGTH_MAX,
  TITLE_LENGTH_MAX,
  type OwnBlockKind,
} from '../../../domain/pages/arrangement.ts';
import { PARTS_OF } from '../../../domain/pages/read-block.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useUnsaved } from '../../backoffice/use-unsaved.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { EntryPictures, type FoundPictures, type OwnPictureChoice } from '../editing/entry-pictures.tsx';
import type { FieldTexts, SeenPage } from './page-view.server.ts';
import { StepForm } from './section-list.tsx';

/** What is written at the moment: a block, the title of a section, or the page's picture. */
export type EditedPart =
  | { readonly part: 'block'; readonly kind: OwnBlockKind; readonly id: string; readonly ref: string }
  | { readonly part: 'section'; readonly ref: string }
  | { readonly part: 'picture' };

type Parts = (typeof PARTS_OF)[OwnBlockKind];

/** A text in the three languages side by side. */
function LocalTexts({
  name,
  label,
  isArea,
  hint,
  isNeeded,
  texts,
  errors,
}: {
  name: 'title' | 'text';
  label: string;
  isArea: boolean;
  hint: string | undefined;
  isNeeded: boolean;
  texts: FieldTexts;
  errors: FieldTexts;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      {hint !== undefined && <p className="mb-3 max-w-measure text-sm text-muted">{hint}</p>}
      <div className="grid gap-4 lg:grid-cols-3">
        {LOCALES.map((locale) => {
          const field = {
            name: `${name}.${locale}`,
            label: LANGUAGE_NAMES[locale],
            lang: locale,
            spellCheck: true,
            defaultValue: texts[`${name}.${locale}`] ?? '',
            error: errors[`${name}.${locale}`],
            required: isNeeded && locale === 'uk',
            maxLength: name === 'title' ? TITLE_LENGTH_MAX : TEXT_LENGTH_MAX,
          };
          return isArea ? (
            <TextAreaField key={locale} {...field} />
          ) : (
            <TextField key={locale} {...field} autoComplete="off" />
          );
        })}
      </div>
    </fieldset>
  );
}

const partsOf = (edited: EditedPart): Parts => {
  if (edited.part === 'block') return PARTS_OF[edited.kind];
  return edited.part === 'section' ? ['title'] : ['picture'];
};

/** The label of the short text: a question, the text of a link, what a picture shows. */
const titleKey = (edited: EditedPart) => {
  if (edited.part !== 'block') return 'sectionTitle';
  if (edited.kind === 'question' || edited.kind === 'link' || edited.kind === 'picture') return edited.kind;
  return 'title';
};

/** Writes a block, the title of a section, or chooses the page's picture; all of it goes into the draft. */
export function PartForm({
  page,
  edited,
  kept,
  texts,
  errors,
  seen,
  own,
  found,
  values,
}: {
  page: string;
  edited: EditedPart;
  /** Tells the form from the others of the page, and stays while it is sent. */
  kept: string;
  texts: FieldTexts;
  errors: FieldTexts;
  seen: SeenPage;
  own: readonly OwnPictureChoice[];
  found: FoundPictures | undefined;
  /** The values that texts may have, each as it is typed, with what it stands for. */
  values: readonly string[];
}) {
  const t = useT();
  const { formData } = useNavigation();
  const [isTouched, setIsTouched] = useState(false);
  useUnsaved(isTouched, () => setIsTouched(false));
  const parts = partsOf(edited);
  const saves = { block: 'save-block', section: 'save-section', picture: 'choose-picture' }[edited.part];
  const isQuestion = edited.part === 'block' && edited.kind === 'question';
  const isList = edited.part === 'block' && edited.kind === 'list';
  const fields: Record<string, string> = {
    ...(edited.part === 'picture' ? {} : { ref: edited.ref }),
    ...(edited.part === 'block' ? { id: edited.id, kind: edited.kind } : {}),
  };
  return (
    <div onInput={() => setIsTouched(true)} onSubmit={() => setIsTouched(false)}>
      <StepForm seen={seen} fields={fields} kept={kept} className="flex flex-col gap-10">
        {/* Enter in a field presses the first button of its form. */}
        <button
          type="submit"
          name="intent"
          value={saves}
          tabIndex={-1}
          aria-hidden="true"
          className="sr-only"
        />
        {parts.includes('title') && (
          <LocalTexts
            name="title"
            label={t(`backoffice.arrange.label.${titleKey(edited)}`)}
            isArea={false}
            isNeeded={!parts.includes('picture')}
            hint={parts.includes('picture') ? t('backoffice.content.altHint') : undefined}
            {...{ texts, errors }}
          />
        )}
        {parts.includes('text') && (
          <LocalTexts
            name="text"
            label={t(`backoffice.arrange.label.${isQuestion ? 'answer' : isList ? 'items' : 'text'}`)}
            isArea
            isNeeded
            hint={t(isList ? 'backoffice.arrange.itemsHint' : 'backoffice.arrange.textHint', {
              values: values.join(', '),
            })}
            {...{ texts, errors }}
          />
        )}
        {parts.includes('to') && (
          <TextField
            name="to"
            label={t('backoffice.content.field.link')}
            hint={t('backoffice.arrange.linkHint')}
            inputMode="url"
            autoComplete="off"
            required
            defaultValue={texts.to ?? ''}
            error={errors.to}
            maxLength={LINK_LENGTH_MAX}
            className="max-w-measure"
          />
        )}
        {parts.includes('picture') && (
          <EntryPictures
            chosen={texts.picture ?? ''}
            own={own}
            hasScenes
            found={found}
            error={errors.picture}
          />
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            type="submit"
            name="intent"
            value={saves}
            tone="primary"
            size="lg"
            loading={formData?.get('intent') === saves}
          >
            {t('backoffice.arrange.saveDraft')}
          </Button>
          {edited.part === 'picture' && (
            <Button type="submit" name="intent" value="shipped-picture" size="lg">
              {t('backoffice.arrange.shippedPicture')}
            </Button>
          )}
          <ButtonLink to={`/admin/content/pages/${page}`} tone="ghost">
            {t('backoffice.arrange.cancel')}
          </ButtonLink>
        </div>
      </StepForm>
    </div>
  );
}
