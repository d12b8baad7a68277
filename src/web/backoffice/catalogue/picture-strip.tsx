import type { Picture as PictureSizes } from '../../../domain/catalogue/picture.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';

/** A product's pictures in small, and the way to where they are changed. Null for one whose sizes are being made. */
export function PictureStrip({
  id,
  pictures,
}: {
  id: number;
  pictures: readonly { readonly name: string; readonly source: PictureSizes | null }[];
}) {
  const t = useT();
  return (
    <section id="product-pictures" aria-label={t('backoffice.pictures.title')} className="mb-10 scroll-mt-16">
      {pictures.length === 0 && <p className="mb-4 text-sm text-muted">{t('backoffice.pictures.none')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {pictures.map(({ name, source }) => (
          <PictureTile key={name} className="size-16 rounded-sm">
            {source !== null && <Picture source={source} alt="" sizes="64px" fill />}
          </PictureTile>
        ))}
        <LocalLink to={`/admin/products/${id}/pictures`} className={buttonClass()}>
          {t('backoffice.pictures.edit')}
        </LocalLink>
      </div>
    </section>
  );
}
