import { useRef, useState, type MouseEvent } from 'react';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';
import { PictureTile } from '../ui/picture-tile.tsx';
import { Picture } from '../ui/picture.tsx';

const SIZES = '(min-width: 1488px) 49rem, (min-width: 1024px) 53vw, 92vw';

/** A product's pictures: a strip to swipe, and thumbnails that are links to its places. */
export function ProductGallery({ pictures, name }: { pictures: readonly string[]; name: string }) {
  const t = useT();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const hasSeveral = pictures.length > 1;
  const nameOf = (index: number) => t('product.picture', { number: index + 1, count: pictures.length });
  const show = (event: MouseEvent, index: number) => {
    const strip = track.current;
    if (strip === null) return;
    event.preventDefault();
    strip.scrollTo({ left: index * strip.clientWidth });
  };
  const onScroll = () => {
    const strip = track.current;
    if (strip !== null && strip.clientWidth > 0) setCurrent(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  return (
    <section aria-label={t('product.pictures')} className="flex flex-col gap-3">
      <PictureTile className="aspect-square rounded-xl">
        <div
          ref={track}
          onScroll={onScroll}
          {...(hasSeveral && { tabIndex: 0, role: 'group', 'aria-label': t('product.pictures') })}
          className="flex size-full snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <div
              key={picture}
              id={`picture-${index + 1}`}
              className="relative size-full shrink-0 snap-start snap-always"
            >
              <Picture
                source={pictureOf(picture)}
                alt={hasSeveral ? `${name}. ${nameOf(index)}` : name}
                sizes={SIZES}
                priority={index === 0 ? 'high' : undefined}
                fill
              />
            </div>
          ))}
        </div>
      </PictureTile>
      {hasSeveral && (
        <ul className="flex gap-3">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={nameOf(index)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
                className={classNames(
                  'block rounded-sm',
                  index === current && 'ring-2 ring-ink ring-offset-2 ring-offset-canvas',
                )}
              >
                <PictureTile className="size-16 rounded-sm sm:size-20">
                  <Picture source={pictureOf(picture)} alt="" sizes="5rem" fill />
                </PictureTile>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
