import { scenePicture } from '../../domain/catalogue/picture.ts';
import { Detours } from '../catalogue/detours.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';
import { pageTitle } from '../i18n/page-head.ts';

/** In place of a product that is not there (S §8), with the search and the categories. */
export default function ProductNotFound() {
  const t = useT();
  return (
    <div className="container-page pt-6 pb-section">
      <title>{pageTitle(t('product.notFound'))}</title>
      <meta name="robots" content="noindex" />
      <EmptyState
        headingLevel="h1"
        illustration={<Picture source={scenePicture('page-not-found')} alt="" sizes="22.5rem" />}
        title={t('product.notFound')}
        text={t('product.notFoundText')}
        action={
          <ButtonLink to="/catalogue" tone="primary">
            {t('product.toCatalogue')}
          </ButtonLink>
        }
      />
      <Detours />
    </div>
  );
}
