import { CategoryTile, type TileCategory } from '../catalogue/category-tile.tsx';
import { classNames } from '../ui/class-names.ts';

const layouts = {
  /** One large tile and four beside it. */
  five: 'md:grid-cols-4',
  three: 'md:grid-cols-3',
  four: 'md:grid-cols-4',
} as const;

const SIZES = '(min-width: 768px) 24vw, 46vw';
const LARGE_SIZES = '(min-width: 1488px) 42rem, (min-width: 768px) 46vw, 92vw';

/** Categories as tiles; an odd number begins with a large one on a phone. */
export function TileGrid({
  tiles,
  layout,
}: {
  tiles: readonly TileCategory[];
  layout: keyof typeof layouts;
}) {
  const isLarge = (index: number) => index === 0 && layout !== 'four';
  return (
    <ul className={classNames('grid grid-cols-2 gap-x-tiles gap-y-8', layouts[layout])}>
      {tiles.map((category, index) => (
        <li
          key={category.slug}
          className={classNames(
            'flex flex-col',
            isLarge(index) && (layout === 'five' ? 'col-span-2 md:row-span-2' : 'max-md:col-span-2'),
          )}
        >
          <CategoryTile
            category={category}
            shape={isLarge(index) && layout === 'five' ? 'large' : 'square'}
            sizes={isLarge(index) || layout === 'three' ? LARGE_SIZES : SIZES}
            className="flex-1"
          />
        </li>
      ))}
    </ul>
  );
}
