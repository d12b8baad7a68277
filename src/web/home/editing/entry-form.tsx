import { useState, type KeyboardEvent } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import {
  entryFieldLimit,
  MEDIA_OF,
  type EntryFields,
  type EntryKind,
} from '../../../domain/catalogue/merchandising/home-entry.ts';
import { LOCALES, type Locale } from '../../../domain/locale/locale.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { SelectField, TextField, type SelectOption } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { fieldIn, LocalFields, type FieldScope, type Typed } from './local-fields.tsx';
import { EntryPictures, type FoundPictures, type OwnPictureChoice } from './entry-pictures.tsx';
import { WhyField } from '../../backoffice/catalogue/why-field.tsx';

function saveByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
}

/** What the entry shows: a still picture that the shop has, or the address of a moving one. */
function MediaFields({
  kind,
  scope,
  own,
  found,
}: {
  kind: EntryKind;
  scope: FieldScope;
  own: readonly OwnPictureChoice[];
  found: FoundPictures | undefined;
}) {
  const t = useT();
  const field = fieldIn(scope);
  const kinds = MEDIA_OF[kind];
  const stored = field('media').defaultValue || 'image';
  const [media, setMedia] = useState(stored);
  const { defaultValue: chosen, error } = field('picture');
  const isStill = stored === 'image';
  return (
    <TitledSection id="entry-picture" title={t('backoffice.content.pictureTitle')}>
      <div className="flex flex-col gap-6">
        {kinds.length > 1 && (
          <SelectField
            name="media"
            label={t('backoffice.content.field.media')}
            defaultValue={stored}
            onChange={(event) => setMedia(event.currentTarget.value)}
            error={scope.typed?.errors.media}
            options={kinds.map((value) => ({ value, label: t(`backoffice.content.media.${value}`) }))}
            className="max-w-60"
          />
        )}
        <EntryPictures
          chosen={isStill ? chosen : ''}
          own={own}
          hasScenes={kind !== 'promotion'}
          found={found}
          error={media === 'image' ? error : undefined}
        />
        {kinds.length > 1 && (
          <TextField
            name="address"
            label={t('backoffice.content.address')}
            hint={t('backoffice.content.addressHint')}
            defaultValue={isStill ? '' : chosen}
            error={media === 'image' ? undefined : error}
            maxLength={entryFieldLimit('picture')}
            autoComplete="off"
            className="max-w-measure"
          />
        )}
        <LocalFields part="altText" scope={scope} />
        <p className="-mt-3 text-sm text-muted">{t('backoffice.content.altHint')}</p>
      </div>
    </TitledSection>
  );
}

/** Where the entry leads, and when it is shown. */
function PlaceFields({
  kind,
  scope,
  categories,
}: {
  kind: EntryKind;
  scope: FieldScope;
  categories: readonly SelectOption[];
}) {
  const t = useT();
  const field = fieldIn(scope);
  const { maxLength: _max, ...category } = field('category');
  return (
    <>
      {kind === 'promotion' ? (
        <SelectField
          {...category}
          label={t('backoffice.content.field.category')}
          options={categories}
          placeholder="—"
          required
          className="max-w-measure"
        />
      ) : (
        <TextField
          {...field('link')}
          label={t('backoffice.content.field.link')}
          hint={t('backoffice.content.linkHint')}
          inputMode="url"
          autoComplete="off"
          required
          className="max-w-measure"
        />
      )}
      <TitledSection id="entry-days" title={t('backoffice.content.days')}>
        <div className="grid max-w-measure gap-4 sm:grid-cols-2">
          <TextField {...field('firstDay')} type="date" label={t('backoffice.content.field.firstDay')} />
          <TextField {...field('lastDay')} type="date" label={t('backoffice.content.field.lastDay')} />
        </div>
        <p className="mt-2 max-w-measure text-sm text-muted">{t('backoffice.content.daysHint')}</p>
        <CheckboxField
          name="active"
          label={t('backoffice.content.field.active')}
          defaultChecked={field('active').defaultValue === 'yes'}
          className="mt-4"
        />
      </TitledSection>
    </>
  );
}

/**
 * Everything that staff say of an entry of the home page. The fields as they were shown go along, so that the shop can see what their writer
 * changed from what others did meanwhile.
 */
export function EntryForm({
  kind,
  fields,
  typed,
  own,
  found,
  categories,
  formKey,
  onTouched,
}: {
  kind: EntryKind;
  fields: EntryFields;
  typed: Typed | undefined;
  /** The pictures that staff uploaded for what the shop says. */
  own: readonly OwnPictureChoice[];
  found: FoundPictures | undefined;
  categories: readonly SelectOption[];
  /** Of an entry that is to be added: sent twice, it adds one. */
  formKey: string | null;
  onTouched: (isTouched: boolean) => void;
}) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const sending = formData?.get('intent');
  const scope = { fields, typed };
  const languages = LOCALES.map((value: Locale) => ({ value, label: LANGUAGE_NAMES[value] }));
  return (
    <KeptForm
      kept="entry"
      method="post"
      noValidate
      preventScrollReset
      onKeyDown={saveByKeys}
      onInput={() => onTouched(true)}
      className="flex flex-col gap-10"
    >
      {/* Enter in a field presses the first button of its form. */}
      <button type="submit" name="intent" value="save" tabIndex={-1} aria-hidden="true" className="sr-only" />
      <input type="hidden" name="base" value={JSON.stringify(fields)} />
      {formKey !== null && <input type="hidden" name="key" value={formKey} />}
      <LocalFields part="title" scope={scope} />
      {kind !== 'promotion' && <LocalFields part="text" scope={scope} />}
      <PlaceFields kind={kind} scope={scope} categories={categories} />
      <MediaFields {...{ kind, scope, own, found }} />
      {formKey === null && <WhyField />}
      <SelectField
        name="previewIn"
        label={t('backoffice.content.previewIn')}
        defaultValue={locale}
        options={languages}
        className="max-w-60"
      />
      <div
        data-save-bar
        className="sticky bottom-0 z-10 short:static -mx-gutter flex flex-wrap items-end gap-3 border-t border-line bg-canvas px-gutter py-3 lg:mx-0 lg:px-0"
      >
        <Button
          type="submit"
          name="intent"
          value="save"
          tone="primary"
          size="lg"
          loading={sending === 'save'}
        >
          {t(formKey === null ? 'backoffice.product.save' : 'backoffice.content.create')}
        </Button>
        <Button type="submit" name="intent" value="preview" size="lg" loading={sending === 'preview'}>
          {t('backoffice.content.previewDo')}
        </Button>
      </div>
    </KeptForm>
  );
}
