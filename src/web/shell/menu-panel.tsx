import ArrowRight from 'lucide-react/icons/arrow-right';
import type { MenuSection } from '../../domain/catalogue/menu.ts';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import { categoryPath } from '../catalogue/category-path.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { Thumbnail } from '../search/thumbnail.tsx';
import { Picture } from '../ui/picture.tsx';
import { PictureTile } from '../ui/picture-tile.tsx';

/** One group of the mega menu: its categories as tiles and one scene beside them. */
export function MenuPanel({ section: { links, featured } }: { section: MenuSection }) {
  return (
    <div className="grid gap-8 xl:grid-cols-[1fr_26rem]">
      <ul className="grid grid-cols-3 content-start gap-x-5 gap-y-6">
        {links.map(({ slug, name, picture }) => (
          <li key={slug}>
            <LocalLink
              to={categoryPath(slug)}
              className="group/tile flex flex-col gap-2.5 rounded-lg text-sm font-semibold"
            >
              <Thumbnail
                picture={picture}
                className="aspect-square w-full rounded-lg [&_img]:transition-transform [&_img]:duration-slow [&_img]:ease-out group-hover/tile:[&_img]:scale-[1.03]"
              />
              <span className="group-hover/tile:underline">{name}</span>
            </LocalLink>
          </li>
        ))}
      </ul>
      <LocalLink
        to={featured.path}
        className="group/tile hidden flex-col gap-3 rounded-lg text-base font-semibold xl:flex"
      >
        <PictureTile className="aspect-4/3 w-full">
          <Picture source={scenePicture(featured.scene)} alt="" sizes="26rem" fill />
        </PictureTile>
        <span className="flex items-start justify-between gap-4">
          <span className="group-hover/tile:underline">{featured.name}</span>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        </span>
      </LocalLink>
    </div>
  );
}
