import ArrowRight from 'lucide-react/icons/arrow-right';
import { scenePicture } from '../../domain/catalogue/picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Thumbnail } from '../search/thumbnail.tsx';
import { Picture } from '../ui/picture.tsx';
import { PictureTile } from '../ui/picture-tile.tsx';
import { closeSurface } from './close-surface.ts';
import type { MenuSection } from './menu.ts';

/** One group of the mega menu: its categories as tiles and one scene beside them. */
export function MenuPanel({ group, links, featured }: MenuSection) {
  const t = useT();
  return (
    <div className="grid gap-8 xl:grid-cols-[1fr_26rem] noscript:block">
      <ul className="grid grid-cols-3 content-start gap-x-5 gap-y-6 noscript:grid-cols-6">
        {links.map(({ slug, name, picture, path }) => (
          <li key={slug}>
            <LocalLink
              to={path}
              onClick={closeSurface}
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
        onClick={closeSurface}
        className="group/tile hidden flex-col gap-3 rounded-lg text-base font-semibold xl:flex noscript:hidden"
      >
        <PictureTile className="aspect-4/3 w-full">
          <Picture source={scenePicture(featured.scene)} alt="" sizes="26rem" fill />
        </PictureTile>
        <span className="flex items-start justify-between gap-4">
          <span className="group-hover/tile:underline">{t(`nav.featured.${group}`)}</span>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
        </span>
      </LocalLink>
    </div>
  );
}
