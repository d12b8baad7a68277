import { useState } from 'react';
import { CATEGORY_SLUG_MAX } from '../../../domain/catalogue/category-editing/new-category.ts';
import { slugOf } from '../../../domain/catalogue/slug.ts';
import { useT } from '../../i18n/i18n.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { StaffForm } from '../staff-form.tsx';
import { NameFields, type NameAnswer } from './name-parts.tsx';

/** What a form of a new category that was refused comes back with. */
export interface NewCategoryAnswer extends Pick<NameAnswer, 'text' | 'versions' | 'values' | 'errors'> {
  readonly typed: Readonly<Record<'slug' | 'like' | 'group', string>>;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The form by which staff make a category: what it is like, where it stands in the menu, what it is called, and its address. */
export function NewCategoryForm({
  kinds,
  groups,
  answer,
}: {
  kinds: readonly Choice[];
  groups: readonly Choice[];
  answer: NewCategoryAnswer | undefined;
}) {
  const t = useT();
  const [name, setName] = useState(answer?.values['name.uk'] ?? '');
  return (
    <TitledSection id="new-category" title={t('backoffice.categories.add')}>
      <p className="mb-6 max-w-measure text-sm text-muted">{t('backoffice.categories.addLead')}</p>
      <StaffForm intent="make" label={t('backoffice.categories.addDo')}>
        <div className="grid w-full gap-5 md:grid-cols-2">
          <SelectField
            name="like"
            label={t('backoffice.categories.field.like')}
            hint={t('backoffice.categories.likeHint')}
            placeholder={t('backoffice.categories.choose')}
            options={kinds}
            defaultValue={answer?.typed.like}
            error={answer?.errors.like}
            required
          />
          <SelectField
            name="group"
            label={t('backoffice.categories.field.group')}
            placeholder={t('backoffice.categories.choose')}
            options={groups}
            defaultValue={answer?.typed.group}
            error={answer?.errors.group}
            required
          />
        </div>
        <div
          className="flex w-full flex-col gap-5"
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement && target.name === 'name.uk') setName(target.value);
          }}
        >
          <NameFields part="name" fields={{}} typed={answer} />
          <NameFields part="description" fields={{}} typed={answer} />
        </div>
        <TextField
          name="slug"
          label={t('backoffice.categories.address')}
          hint={t('backoffice.categories.addressHint')}
          placeholder={slugOf(name, CATEGORY_SLUG_MAX)}
          defaultValue={answer?.typed.slug}
          error={answer?.errors.slug}
          maxLength={CATEGORY_SLUG_MAX}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="w-full max-w-measure"
        />
      </StaffForm>
    </TitledSection>
  );
}
