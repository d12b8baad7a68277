import type { CategoryFields } from '../../../domain/catalogue/category-editing/category-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';

/** Where a category is in the shop, and what it is like if staff made it. */
export function Whereabouts({
  path,
  isListed,
  like,
}: {
  path: string;
  isListed: boolean;
  like: string | null;
}) {
  const t = useT();
  return (
    <div className="mt-2 mb-8 flex flex-col gap-1 text-sm">
      {isListed ? (
        <p>
          <LocalLink to={path} className="font-semibold underline underline-offset-4">
            {t('backoffice.categories.open')}
          </LocalLink>
        </p>
      ) : (
        <p>{t(like === null ? 'backoffice.categories.notListed' : 'backoffice.categories.notListedYet')}</p>
      )}
      {like !== null && (
        <p className="break-words text-muted">
          {path} · {t('backoffice.categories.isLike', { like })}
        </p>
      )}
    </div>
  );
}

/** How a category is taken away that staff made, or why it is not. */
export function Removal({ fields, isRemovable }: { fields: CategoryFields; isRemovable: boolean }) {
  const t = useT();
  return (
    <div className="border-t border-line">
      {isRemovable ? (
        <Disclosure summary={t('backoffice.categories.remove')}>
          <p className="mb-4">{t('backoffice.categories.removeText')}</p>
          <StaffForm intent="delete" label={t('backoffice.tags.deleteDo')} tone="danger">
            <input type="hidden" name="base" value={JSON.stringify(fields)} />
            <TextField
              id="delete-why"
              name="why"
              label={t('backoffice.product.why')}
              maxLength={300}
              autoComplete="off"
              className="w-full text-ink"
            />
          </StaffForm>
        </Disclosure>
      ) : (
        <p className="pt-4 text-sm text-muted">{t('backoffice.categories.staysText')}</p>
      )}
    </div>
  );
}
