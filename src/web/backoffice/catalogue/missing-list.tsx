import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { fieldAnchor, type FieldLink, type MissingView } from './missing-view.ts';

const link = 'inline-block py-1 underline underline-offset-4 pointer-coarse:py-2.5';

/** Links to fields of the form on the same page. */
function FieldLinks({ links }: { links: readonly FieldLink[] }) {
  return links.map(({ field, label }) => (
    <li key={field}>
      <a href={`#${fieldAnchor(field)}`} className={link}>
        {label}
      </a>
    </li>
  ));
}

/** Why a product was not saved, with links to the fields that are meant; nothing where a button did something else than save. */
export function ProblemAlert({
  text,
  links = [],
}: {
  text: string;
  links?: readonly FieldLink[] | undefined;
}) {
  if (text === '') return null;
  return (
    <Alert tone="danger" className="mb-8">
      {text}
      {links.length > 0 && (
        <ul className="mt-1 flex flex-wrap gap-x-4">
          <FieldLinks links={links} />
        </ul>
      )}
    </Alert>
  );
}

/** What a draft lacks before it can be published, each with a link to where it is said. */
export function MissingList({ id, view }: { id: number; view: MissingView }) {
  const t = useT();
  return (
    <section aria-labelledby="product-missing" className="mb-8 rounded-lg bg-surface p-5 text-sm sm:p-6">
      <h2 id="product-missing" className="text-base font-semibold">
        {t('backoffice.product.missing.title')}
      </h2>
      <p className="mt-1 max-w-measure text-muted">
        {view.waitsSince === null
          ? t('backoffice.product.missing.text')
          : t('backoffice.product.missing.waits', { date: view.waitsSince })}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <FieldLinks links={view.fields} />
        {view.isWithoutPicture && (
          <li>
            <LocalLink to={`/admin/products/${id}/pictures`} className={link}>
              {t('backoffice.product.missing.picture')}
            </LocalLink>
          </li>
        )}
      </ul>
    </section>
  );
}
