import { ChosenAmount } from '../i18n/price.tsx';
import type { BothTexts } from '../i18n/print-both.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { categoryPath } from './category-path.ts';
import { pictureOf } from './product-picture.ts';

/** What is behind a category's tile, printed: how many goods, and from what price; null where none of them can be had. */
export interface TileGoods {
  readonly count: string;
  readonly price: BothTexts | null;
}

export interface TileCategory {
  readonly slug: string;
  readonly name: string;
  readonly picture: string;
  readonly goods?: TileGoods;
}

/** From what price a category's goods are, and how many. */
export const GoodsLine = ({
  goods: { count, price },
  className,
}: {
  goods: TileGoods;
  className: string;
}) => (
  <span className={`flex flex-wrap gap-x-3 text-xs text-muted sm:text-sm ${className}`}>
    {price && (
      <span>
        <ChosenAmount {...price} />
      </span>
    )}
    <span className="whitespace-nowrap">{count}</span>
  </span>
);

const shapes = {
  square: 'aspect-square',
  /** Over the whole width of a phone. */
  wide: 'aspect-2/1 md:aspect-square max-md:[&_img]:object-contain',
  /** Square beside two rows of small tiles, whose height would cut its subject; from 1024 px it takes their height. */
  large: 'aspect-4/3 md:aspect-square lg:aspect-auto lg:flex-1',
} as const;

/** A category as a picture, and under it its name and what is behind it. */
export function CategoryTile({
  category: { slug, name, picture, goods },
  sizes,
  shape = 'square',
  className,
}: {
  category: TileCategory;
  sizes: string;
  shape?: keyof typeof shapes;
  className?: string;
}) {
  return (
    <LocalLink
      to={categoryPath(slug)}
      className={classNames('group/tile flex flex-col gap-3 rounded-lg sm:gap-4', className)}
    >
      <PictureTile
        className={classNames(
          shapes[shape],
          '[&_img]:transition-transform [&_img]:duration-slow [&_img]:ease-out group-hover/tile:[&_img]:scale-[1.03]',
        )}
      >
        <Picture source={pictureOf(picture)} alt="" sizes={sizes} fill />
      </PictureTile>
      <span>
        <span className="block text-base leading-snug font-semibold group-hover/tile:underline">{name}</span>
        {goods && <GoodsLine goods={goods} className="mt-1" />}
      </span>
    </LocalLink>
  );
}
