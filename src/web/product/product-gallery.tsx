import Search from 'lucide-react/icons/search';
import { useRef, useState, type MouseEvent } from 'react';
import { pictureAddress, pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { pictureAlt, pictureWords, type Gallery } from './picture-words.ts';

/** Between the widths with and without thumbnails beside it. */
const SIZES = '(min-width: 1712px) 45rem, (min-width: 768px) 45vw, 92vw';

const bringZoom = () => import('./zoom-dialog.tsx');
type ZoomPart = Awaited<ReturnType<typeof bringZoom>>;

/**
 * A product's pictures: a strip to swipe, and thumbnails that are links to its places. Each picture is a link to its
 * largest file; with the script that file opens over the page, to be looked at closely.
 */
export function ProductGallery({ pictures, texts, name }: Gallery & { name: string }) {
  const t = useT();
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<{ readonly part: ZoomPart; readonly index: number } | null>(null);
  const hasSeveral = pictures.length > 1;
  const nameOf = (index: number) => pictureWords(t, { pictures, texts }, index);
  const show = (event: MouseEvent, index: number) => {
    const strip = track.current;
    if (strip === null) return;
    event.preventDefault();
    strip.scrollTo({ left: index * strip.clientWidth });
  };
  const zoom = (event: MouseEvent<HTMLAnchorElement>, index: number) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    bringZoom().then(
      (part) => setZoomed({ part, index }),
      () => location.assign(href),
    );
  };
  const onScroll = () => {
    const strip = track.current;
    if (strip !== null && strip.clientWidth > 0) setCurrent(Math.round(strip.scrollLeft / strip.clientWidth));
  };
  return (
    <section
      aria-label={t('product.pictures')}
      className="relative flex flex-col gap-3 lg:flex-row-reverse lg:items-start"
    >
      <PictureTile className="aspect-square rounded-xl lg:min-w-0 lg:flex-1">
        <div
          ref={track}
          onScroll={onScroll}
          {...(hasSeveral && { tabIndex: 0, role: 'group', 'aria-label': t('product.pictures') })}
          className="flex size-full snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain motion-safe:scroll-smooth"
        >
          {pictures.map((picture, index) => (
            <a
              key={picture}
              id={`picture-${index + 1}`}
              href={pictureAddress(picture)}
              tabIndex={index === current ? undefined : -1} // one stop for the keyboard: the picture that is seen
              aria-label={`${t('product.zoom')}: ${hasSeveral ? nameOf(index) : name}`}
              onClick={(event) => zoom(event, index)}
              className="relative size-full shrink-0 cursor-zoom-in snap-start snap-always -outline-offset-4"
            >
              <Picture
                source={pictureOf(picture)}
                alt={pictureAlt(t, { pictures, texts, name }, index)}
                sizes={SIZES}
                priority={index === 0 ? 'high' : undefined}
                fill
              />
            </a>
          ))}
        </div>
        {/* At the top: what floats at the lower edge of the window, the pill of the comparison, would lie over it. */}
        {pictures.length > 0 && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute right-3 top-3 grid size-11 place-items-center rounded-full bg-picture text-on-picture print:hidden"
          >
            <Search size={20} strokeWidth={1.75} />
          </span>
        )}
      </PictureTile>
      {/* Beside the picture they are in the first view of a wide screen; on a phone, which pushes the pictures aside, dots on the picture leave that to title and price. */}
      {hasSeveral && (
        <ul className="on-picture flex flex-wrap gap-3 lg:w-20 lg:shrink-0 lg:flex-col max-sm:absolute max-sm:inset-x-0 max-sm:bottom-0.5 max-sm:mx-auto max-sm:w-max max-sm:gap-0 print:hidden">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={nameOf(index)}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => show(event, index)}
                className={classNames(
                  'block rounded-sm max-sm:grid max-sm:h-11 max-sm:w-8 max-sm:place-items-center',
                  // Inside the thumbnail: outside, it would leave the line of the page's left edge.
                  index === current &&
                    'relative sm:after:absolute sm:after:inset-0 sm:after:rounded-sm sm:after:border-2 sm:after:border-ink',
                )}
              >
                <span
                  aria-hidden="true"
                  className={classNames(
                    'size-2 rounded-full bg-on-picture sm:hidden',
                    index !== current && 'opacity-40',
                  )}
                />
                <PictureTile className="size-16 rounded-sm max-sm:hidden lg:size-20">
                  <Picture source={pictureOf(picture)} alt="" sizes="5rem" fill />
                </PictureTile>
              </a>
            </li>
          ))}
        </ul>
      )}
      {zoomed !== null && (
        <zoomed.part.ZoomDialog
          pictures={pictures}
          texts={texts}
          start={zoomed.index}
          name={name}
          onClose={() => setZoomed(null)}
        />
      )}
    </section>
  );
}
