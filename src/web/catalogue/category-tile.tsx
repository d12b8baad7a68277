import { LocalLink } from '../i18n/local-link.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { categoryPath } from './category-path.ts';
import { pictureOf } from './product-picture.ts';

export interface TileCategory {
  readonly slug: string;
  readonly name: string;
  readonly picture: string;
}

const shapes = {
  square: 'aspect-square',
  /** Square beside two rows of small tiles, whose height would cut its subject; from 1024 px it takes their height. */
  large: 'aspect-4/3 md:aspect-square lg:aspect-auto lg:flex-1',
} as const;

/** A category as a picture with its name under it. */
export function CategoryTile({
  category: { slug, name, picture },
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
      className={classNames(
        'group/tile flex flex-col gap-3 rounded-lg text-base leading-snug font-semibold sm:gap-4',
        className,
      )}
    >
      <PictureTile
        className={classNames(
          shapes[shape],
          '[&_img]:transition-transform [&_img]:duration-slow [&_img]:ease-out group-hover/tile:[&_img]:scale-[1.03]',
        )}
      >
        <Picture source={pictureOf(picture)} alt="" sizes={sizes} fill />
      </PictureTile>
      <span className="group-hover/tile:underline">{name}</span>
    </LocalLink>
  );
}
