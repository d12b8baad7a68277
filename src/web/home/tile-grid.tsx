import { scenePicture } from '../../domain/catalogue/picture.ts';
import { tieUnits } from '../../domain/locale/no-break.ts';
import { CategoryTile, type TileCategory } from '../catalogue/category-tile.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';

const layouts = {
  /** One large tile and four beside it. */
  five: 'md:grid-cols-4',
  three: 'md:grid-cols-3',
  four: 'md:grid-cols-4',
} as const;

const SIZES = '(min-width: 768px) 24vw, 46vw';
const LARGE_SIZES = '(min-width: 1712px) 49rem, (min-width: 768px) 46vw, 92vw';

/** How tiles stand where there is room. */
export type TileLayout = keyof typeof layouts;

/** Categories as tiles; an odd number begins with a large one on a phone. */
export function TileGrid({ tiles, layout }: { tiles: readonly TileCategory[]; layout: TileLayout }) {
  const isLarge = (index: number) => index === 0 && (layout === 'five' || tiles.length % 2 === 1);
  return (
    <ul className={classNames('grid two-columns gap-x-tiles gap-y-8', layouts[layout])}>
      {tiles.map((category, index) => (
        <li
          key={category.slug}
          className={classNames(
            'flex flex-col',
            isLarge(index) &&
              (layout === 'five' ? 'col-span-full md:col-span-2 md:row-span-2' : 'max-md:col-span-full'),
          )}
        >
          <CategoryTile
            category={category}
            shape={isLarge(index) ? (layout === 'five' ? 'large' : 'wide') : 'square'}
            sizes={isLarge(index) || layout === 'three' ? LARGE_SIZES : SIZES}
            className="flex-1"
          />
        </li>
      ))}
    </ul>
  );
}

/** Machines for rent: a scene, the four kinds, and the way to all categories (S §2). */
export function RentalSection({ tiles }: { tiles: readonly TileCategory[] }) {
  const t = useT();
  return (
    <section aria-labelledby="rent" className="bg-surface py-14 lg:py-20">
      <div className="container-page">
        <div className="grid items-center gap-x-16 gap-y-8 lg:grid-cols-12">
          <div className="lg:order-last lg:col-span-5">
            <h2 id="rent" className="text-3xl">
              {t('home.rent')}
            </h2>
            <p className="mt-3 max-w-measure text-lg text-muted">{tieUnits(t('home.rentText'))}</p>
            <div className="mt-5 flex flex-wrap gap-3">
              <ButtonLink to="/categories">{t('home.rentAll')}</ButtonLink>
              <ButtonLink to="/lease-info" tone="ghost">
                {t('listing.leaseInfo')}
              </ButtonLink>
            </div>
          </div>
          <PictureTile className="aspect-video rounded-xl lg:col-span-7 lg:aspect-5/2">
            <Picture
              source={scenePicture('scene-rental-yard')}
              alt=""
              sizes="(min-width: 1712px) 58rem, (min-width: 1024px) 56vw, 92vw"
              fill
            />
          </PictureTile>
        </div>
        <div className="mt-10">
          {tiles.length > 0 ? <TileGrid tiles={tiles} layout="four" /> : <p>{t('listing.noCategories')}</p>}
        </div>
      </div>
    </section>
  );
}
