import { scenePicture } from '../../domain/catalogue/picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/button-link.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Picture } from '../ui/picture.tsx';

/** A wish list with nothing on it. */
export function NoFavourites() {
  const t = useT();
  return (
    <EmptyState
      headingLevel="h1"
      illustration={
        <Picture source={scenePicture('scene-roof-solar')} alt="" sizes="360px" priority="eager" />
      }
      title={t('favourites.page.emptyTitle')}
      text={t('favourites.page.emptyText')}
      action={
        <ButtonLink to="/catalogue" tone="primary" size="lg">
          {t('nav.wholeCatalogue')}
        </ButtonLink>
      }
    />
  );
}
