import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import type { CategoryFields } from '../../../domain/catalogue/category-editing/category-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { WhyField } from '../catalogue/why-field.tsx';
import { NameFields, type NameAnswer, type SmallPictureOf } from './name-parts.tsx';

/** Why a category is not hidden. */
const STAYS = {
  linked: 'backoffice.categories.hiddenNever',
  'has-products': 'backoffice.categories.hiddenLater',
} as const;

/** The form of a category: names, descriptions, its picture and where it stands. */
export function CategoryForm({
  fields,
  typed,
  pictures,
  hidingProblem,
  isOwn,
  small: Small,
  onTouched,
}: {
  fields: CategoryFields;
  typed: NameAnswer | undefined;
  pictures: readonly string[];
  /** Why it cannot be hidden; null where it can, and where it is hidden already. */
  hidingProblem: 'linked' | 'has-products' | null;
  /** One that staff made is in the shop while it holds published products, and is hidden by nothing else. */
  isOwn: boolean;
  /** How a picture is shown by its name, small. */
  small: SmallPictureOf;
  onTouched: () => void;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const said = (field: 'picture' | 'menu' | 'home' | 'hidden') => typed?.values[field] ?? fields[field] ?? '';
  return (
    <KeptForm
      kept="category"
      method="post"
      noValidate
      preventScrollReset
      onInput={onTouched}
      className="flex flex-col gap-10"
    >
      <input type="hidden" name="base" value={JSON.stringify(fields)} />
      <input type="hidden" name="switches" value="sent" />
      <NameFields part="name" fields={fields} typed={typed} />
      <NameFields part="description" fields={fields} typed={typed} />
      <ChoiceGroup
        label={t('backoffice.content.field.picture')}
        error={typed?.errors.picture}
        className="grid! grid-cols-3 gap-4 sm:grid-cols-4 xl:grid-cols-6"
      >
        {pictures.map((name, index) => (
          <label
            key={name}
            className="relative block cursor-pointer rounded-lg has-checked:ring-2 has-checked:ring-ink has-checked:ring-offset-2 has-checked:ring-offset-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="picture"
              value={name}
              defaultChecked={name === said('picture')}
              className="sr-only"
              aria-label={t('backoffice.categories.pictureNumber', { number: index + 1 })}
            />
            <Small name={name} className="aspect-square w-full" />
          </label>
        ))}
      </ChoiceGroup>
      <TitledSection id="category-places" title={t('backoffice.categories.places')}>
        <div className="flex flex-col gap-4">
          <CheckboxField
            name="menu"
            label={t('backoffice.categories.field.menu')}
            defaultChecked={said('menu') === 'yes'}
          />
          <CheckboxField
            name="home"
            label={t('backoffice.categories.field.home')}
            defaultChecked={said('home') === 'yes'}
          />
          {!isOwn &&
            (hidingProblem === null ? (
              <CheckboxField
                name="hidden"
                label={t('backoffice.categories.field.hidden')}
                hint={t('backoffice.categories.hiddenHint')}
                error={typed?.errors.hidden}
                defaultChecked={said('hidden') === 'yes'}
              />
            ) : (
              <p className="max-w-measure text-sm text-muted">{t(STAYS[hidingProblem])}</p>
            ))}
        </div>
      </TitledSection>
      <WhyField />
      <div
        data-save-bar
        className="sticky bottom-0 z-10 short:static -mx-gutter border-t border-line bg-canvas px-gutter py-3 lg:mx-0 lg:px-0"
      >
        <Button type="submit" tone="primary" size="lg" loading={formData?.has('switches') === true}>
          {t('backoffice.product.save')}
        </Button>
      </div>
    </KeptForm>
  );
}
