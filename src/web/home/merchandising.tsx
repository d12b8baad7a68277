import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import type { ComponentProps } from 'react';
import { isOwn, pictureOf } from '../../domain/catalogue/picture.ts';
import { categoryPath } from '../catalogue/category-path.ts';
import { GoodsLine, type TileCategory } from '../catalogue/category-tile.tsx';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { ChosenAmount } from '../i18n/price.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import type { SlideOffer } from './slide-offer.server.ts';

/** A link that staff typed in: a path of the shop, or a whole address elsewhere. */
const isElsewhere = (link: string): boolean => /^https?:\/\//.test(link);

type HomeLinkProps = Omit<ComponentProps<'a'>, 'href'> & { link: string };

function HomeLink({ link, children, ...rest }: HomeLinkProps) {
  return isElsewhere(link) ? (
    <a href={link} rel="noopener" {...rest}>
      {children}
    </a>
  ) : (
    <LocalLink to={link} {...rest}>
      {children}
    </LocalLink>
  );
}

/** Whether it is the name of a picture, which the shop looked at when it was chosen; a file has a path. */
const isNamed = (src: string): src is Parameters<typeof pictureOf>[0] => !src.includes('/');

/** What an entry of the home page shows: one of the shop's scenes, those that staff uploaded, too, or a product's picture by name, or any picture or video by address. */
function HomeMedia({
  type,
  src,
  alt,
  sizes,
  priority,
}: {
  type: 'image' | 'gif' | 'video';
  src: string;
  alt: string;
  sizes: string;
  priority?: 'high';
}) {
  const cover = 'absolute inset-0 size-full object-cover';
  if (type === 'video') {
    return (
      <video src={src} controls muted playsInline preload="metadata" aria-label={alt} className={cover} />
    );
  }
  if (isNamed(src)) {
    const fit = isOwn(src) ? 'object-contain!' : undefined;
    return <Picture source={pictureOf(src)} fill className={fit} {...{ alt, sizes, priority }} />;
  }
  return <img src={src} alt={alt} loading={priority === undefined ? 'lazy' : 'eager'} className={cover} />;
}

export interface Slide {
  readonly id: number;
  readonly type: 'image' | 'gif' | 'video';
  readonly src: string;
  readonly link: string;
  readonly title: string;
  readonly description: string;
  /** What its picture shows, in words; absent or empty where it only decorates. */
  readonly alt?: string;
  readonly offer: SlideOffer;
}

/** While a slide rests, its scene comes slowly nearer; it goes back unseen, when the slide has left. */
const NEARER =
  'motion-safe:[&_img]:transition-[scale] motion-safe:[&_img]:duration-[6s] motion-safe:[&_img]:ease-out motion-safe:group-data-current/slide:[&_img]:scale-[1.05]';

/**
 * A slide of the front page, the story of some goods: what they do, what they cost, by when they are there. Its words on the left, its
 * scene on the right, one above the other on a phone, whose button stands before the sentence. A scene has its subject right of its middle.
 */
export function HomeSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const { price, by, action } = slide.offer;
  return (
    <div className="flex h-full flex-col bg-surface lg:grid lg:min-h-112 lg:grid-cols-12 wide:min-h-128">
      <div className="slide-words flex flex-1 flex-col items-start justify-center gap-3 px-6 pt-6 pb-5 sm:gap-4 sm:px-10 sm:py-8 lg:col-span-5 lg:pt-10 lg:pr-6 lg:pb-22 xl:gap-5 xl:pl-12">
        <h2 className="text-3xl wide:text-4xl">
          <Unbroken text={slide.title} />
        </h2>
        <p className="max-w-measure text-muted max-sm:order-last sm:text-lg">
          <Unbroken text={slide.description} />
        </p>
        {(price ?? by) !== null && (
          <p className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5">
            {price !== null && (
              <strong className="text-xl whitespace-nowrap">
                <ChosenAmount {...price} />
              </strong>
            )}
            {by !== null && <span className="text-sm">{by}</span>}
          </p>
        )}
        <HomeLink link={slide.link} className={buttonClass({ tone: 'primary', size: 'lg' })}>
          {action}
          <span className="sr-only">: {slide.title}</span>
        </HomeLink>
      </div>
      <PictureTile
        className={`aspect-2/1 rounded-none sm:aspect-video lg:col-span-7 lg:aspect-auto [&_img]:object-[70%_50%] ${NEARER}`}
      >
        <div className="slide-scene absolute inset-0">
          <HomeMedia
            type={slide.type}
            src={slide.src}
            alt={slide.alt ?? ''}
            sizes="(min-width: 1712px) 59rem, (min-width: 1024px) 56vw, 100vw"
            priority={isFirst ? 'high' : undefined}
          />
        </div>
      </PictureTile>
    </div>
  );
}

/** The carousel that the front page opens with (S §2). */
export function HomeSlides({ slides }: { slides: readonly Slide[] }) {
  const t = useT();
  return (
    <Carousel
      hasControlsInside
      slides={slides.map((slide, index) => ({
        id: String(slide.id),
        content: <HomeSlide slide={slide} isFirst={index === 0} />,
      }))}
      labels={{
        carousel: t('home.slides'),
        previous: t('home.previous'),
        next: t('home.next'),
        pause: t('home.pause'),
        play: t('home.play'),
        slide: (number, count) => t('home.slide', { number, count }),
      }}
    />
  );
}

export interface Ad {
  readonly id: number;
  readonly type: 'image' | 'video';
  readonly contentUrl: string;
  readonly link: string;
  readonly title: string;
  readonly description: string;
  readonly alt?: string;
}

/** Shown for an advertisement without a picture of its own (S §3). */
const DEFAULT_SCENE = 'scene-warehouse';

/** An advertisement; pressing it opens its link in a new tab, a video keeps its controls (S §2). */
export function AdBox({ ad: { type, contentUrl, link, title, description, alt = '' } }: { ad: Ad }) {
  const t = useT();
  return (
    <article className="group/ad relative grid items-center gap-x-16 gap-y-6 lg:grid-cols-12">
      <PictureTile className="aspect-video rounded-xl lg:col-span-7 lg:aspect-5/2 [&_img]:transition-transform [&_img]:duration-slow [&_img]:ease-out group-hover/ad:[&_img]:scale-[1.03] [&:has(video)]:z-10">
        <HomeMedia
          type={type}
          src={contentUrl === '' ? DEFAULT_SCENE : contentUrl}
          alt={alt}
          sizes="(min-width: 1712px) 58rem, (min-width: 1024px) 56vw, 92vw"
        />
      </PictureTile>
      <div className="flex flex-col items-start lg:col-span-5">
        <h2 className="text-3xl">
          <Unbroken text={title === '' ? t('home.adUntitled') : title} />
        </h2>
        {description !== '' && <p className="mt-4 text-lg text-muted">{description}</p>}
        <HomeLink
          link={link}
          target="_blank"
          rel="noopener"
          className={`${buttonClass()} mt-7 stretched static`}
        >
          {t('home.adOpen')}
          <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">
            {title} ({t('footer.newWindow')})
          </span>
        </HomeLink>
      </div>
    </article>
  );
}

export interface Promotion {
  readonly id: number;
  readonly title: string;
  readonly picture: string;
  readonly alt?: string;
  readonly category: TileCategory;
}

function PromotionPanel({ promotion: { title, picture, alt = '', category } }: { promotion: Promotion }) {
  const t = useT();
  return (
    <div className="flex h-full flex-col bg-surface md:grid md:grid-cols-12">
      <PictureTile className="order-last aspect-3/2 rounded-none md:col-span-5 md:aspect-auto lg:aspect-4/3">
        <HomeMedia
          type="image"
          src={picture}
          alt={alt}
          sizes="(min-width: 1712px) 42rem, (min-width: 768px) 40vw, 100vw"
        />
      </PictureTile>
      <div className="flex flex-1 flex-col items-start justify-center px-6 py-7 sm:px-10 md:col-span-7 md:pt-10 md:pb-22 xl:px-12">
        <p className="text-sm font-semibold text-muted">{category.name}</p>
        <h3 className="mt-2 text-3xl">
          <Unbroken text={title} />
        </h3>
        {category.goods && <GoodsLine goods={category.goods} className="mt-2" />}
        <div className="mt-6">
          <ButtonLink to={categoryPath(category.slug)}>{t('home.promotionOpen')}</ButtonLink>
        </div>
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
      hasControlsInside="early"
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
