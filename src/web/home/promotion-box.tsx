import { categoryPath } from '../catalogue/category-path.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink } from '../i18n/local-link.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';

export interface Promotion {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly category: { readonly slug: string; readonly name: string };
}

function PromotionPanel({ promotion: { title, picture, category } }: { promotion: Promotion }) {
  const t = useT();
  return (
    <div className="flex h-full flex-col bg-surface md:grid md:grid-cols-12">
      <PictureTile className="aspect-square rounded-none md:col-span-5">
        <Picture
          source={pictureOf(picture)}
          alt=""
          sizes="(min-width: 1488px) 36rem, (min-width: 768px) 40vw, 100vw"
          fill
        />
      </PictureTile>
      <div className="flex flex-1 flex-col items-start justify-center px-6 py-8 sm:p-10 md:col-span-7 lg:p-16">
        <p className="text-sm font-semibold text-muted">{category.name}</p>
        <h3 className="mt-3 mb-8 text-3xl">{title}</h3>
        <ButtonLink to={categoryPath(category.slug)}>{t('home.promotionOpen')}</ButtonLink>
      </div>
    </div>
  );
}

/** The promoted categories, one at a time, forward and back with wrap-around (S §2, §4). */
export function PromotionBox({ promotions }: { promotions: readonly Promotion[] }) {
  const t = useT();
  return (
    <Carousel
      autoplayMs={null}
      slides={promotions.map((promotion) => ({
        id: String(promotion.id),
        content: <PromotionPanel promotion={promotion} />,
      }))}
      labels={{
        carousel: t('home.promotionBox'),
        previous: t('home.promotionPrevious'),
        next: t('home.promotionNext'),
        pause: t('home.pause'),
        play: t('home.play'),
        slide: (number, count) => t('home.slide', { number, count }),
      }}
    />
  );
}
