import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { wrapIndex } from './wrap-index.ts';

const query = '(prefers-reduced-motion: reduce)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** Whether the visitor asked for less motion; false while the server renders, which moves nothing. */
const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );

/** The time between two slides, in milliseconds (S §9). */
export const carouselAutoplayMs = 5000;

interface CarouselState {
  track: RefObject<HTMLDivElement | null>;
  current: number;
  playing: boolean;
  onScroll: () => void;
  go: (index: number) => void;
  togglePlaying: () => void;
}

/** Pixels by which a strip may stand beside a slide that it has reached. */
const NEARLY = 2;

/** The width of a slide with its fraction of a pixel, which adds up over slides. */
const widthOf = (strip: HTMLElement) => strip.getBoundingClientRect().width;

/**
 * Scrolls a strip of `count` slides to one. One past the last, or one before the first, is reached without rewinding: the
 * first slide stands behind the last one meanwhile; `settle` puts it back.
 */
function scrollToSlide(strip: HTMLElement, index: number, count: number): void {
  settle(strip, count, true);
  const width = widthOf(strip);
  const first = strip.firstElementChild;
  const wraps = index === count || index === -1;
  if (wraps && count > 1 && first instanceof HTMLElement) {
    first.style.left = `${count * 100}%`;
    if (index === -1) strip.scrollTo({ left: count * width, behavior: 'instant' });
    strip.dataset.wraps = index === -1 ? 'back' : 'on';
  }
  strip.scrollTo({ left: (index === count ? count : wrapIndex(index, count)) * width });
}

/** Puts the first slide back to its place once the strip has arrived, or at once; the reader sees no move. */
function settle(strip: HTMLElement, count: number, atOnce = false): void {
  const { wraps } = strip.dataset;
  const first = strip.firstElementChild;
  if (wraps === undefined || !(first instanceof HTMLElement)) return;
  const { scrollLeft } = strip;
  const width = widthOf(strip);
  const hasArrived =
    wraps === 'on' ? scrollLeft >= count * width - NEARLY : scrollLeft <= (count - 1) * width + NEARLY;
  if (!hasArrived && !atOnce) return;
  delete strip.dataset.wraps;
  first.style.left = '';
  if (scrollLeft > (count - 0.5) * width) strip.scrollTo({ left: 0, behavior: 'instant' });
}

/**
 * Where a carousel stands and whether it moves by itself. Pressing arrows or swiping does not stop it (S §9), but each
 * slide has the whole time from when it is shown; the pause button stops it, a reader's focus inside a slide holds it,
 * and under reduced motion it starts paused.
 */
function useCarousel(count: number, autoplayMs: number | null = carouselAutoplayMs): CarouselState {
  const track = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? (autoplayMs !== null && !reducedMotion);

  const go = (index: number) => {
    if (track.current !== null) scrollToSlide(track.current, index, count);
  };
  const onScroll = () => {
    const strip = track.current;
    if (strip === null || strip.clientWidth === 0) return;
    setCurrent(wrapIndex(Math.round(strip.scrollLeft / strip.clientWidth), count));
    settle(strip, count);
  };

  useEffect(() => {
    if (!playing || autoplayMs === null || count < 2) return;
    const timer = setInterval(() => {
      const strip = track.current;
      if (strip === null || document.hidden || strip.querySelector(':focus-visible') !== null) return;
      scrollToSlide(strip, current + 1, count);
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [playing, autoplayMs, count, current]);

  return { track, current, playing, onScroll, go, togglePlaying: () => setChoice(!playing) };
}

interface CarouselLabels {
  carousel: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** The name of one slide, e.g. "2 of 3"; `number` counts from 1. */
  slide: (number: number, count: number) => string;
}

/**
 * One slide per view, looping, moving on by itself (S §2, §9). Swiping and keyboard scrolling are the
 * browser's; without script the slides are a strip to scroll. The controls stand below the slides, from 768 px at their far end. Inside
 * the slides, from where picture and words stand side by side, they take the lower left corner: each slide keeps that free, and nothing
 * that lies over the end of a window reaches there. Where the words stand above the picture the controls are below it: over a video
 * they would lie on its own.
 */
export function Carousel({
  slides,
  labels,
  autoplayMs,
  hasControlsInside = false,
}: {
  slides: readonly { id: string; content: ReactNode }[];
  labels: CarouselLabels;
  /** In the lower left corner of a slide whose picture stands right of its words: from 1024 px, or `early` already from 768 px. */
  hasControlsInside?: boolean | 'early';
  /** Null: it never moves by itself. Left out: the shop's 5000 ms. */
  autoplayMs?: number | null;
}) {
  const { track, current, playing, onScroll, go, togglePlaying } = useCarousel(slides.length, autoplayMs);
  return (
    <section
      aria-label={labels.carousel}
      className={classNames('relative flex flex-col gap-3', !hasControlsInside && 'md:gap-5')}
    >
      <div
        ref={track}
        onScroll={onScroll}
        aria-live={playing ? 'off' : 'polite'}
        className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto motion-safe:scroll-smooth overscroll-x-contain rounded-xl"
      >
        {slides.map((slide, index) => (
          <div
            key={slide.id}
            role="group"
            aria-label={labels.slide(index + 1, slides.length)}
            data-current={index === current || undefined}
            className="group/slide slide-timeline relative w-full shrink-0 snap-start snap-always"
          >
            {slide.content}
          </div>
        ))}
      </div>
      <div
        className={classNames(
          'flex items-center gap-2 noscript:hidden',
          hasControlsInside && 'lg:absolute lg:bottom-6 lg:left-9 xl:left-11',
          hasControlsInside === 'early' && 'md:max-lg:absolute md:max-lg:bottom-6 md:max-lg:left-9',
        )}
      >
        <div
          className={classNames(
            'mr-auto -ml-1 flex items-center',
            !hasControlsInside && 'md:mr-3 md:ml-auto',
          )}
        >
          {slides.map((slide, index) => (
            <button
              key={slide.id}
              type="button"
              aria-label={labels.slide(index + 1, slides.length)}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => go(index)}
              className="group/dot grid h-11 min-w-6 place-items-center rounded-full px-1"
            >
              <span className="h-1 w-5 rounded-full bg-line-strong transition-[width,background-color] duration-base group-hover/dot:bg-ink group-aria-current/dot:w-10 group-aria-current/dot:bg-ink" />
            </button>
          ))}
        </div>
        {autoplayMs !== null && (
          <IconButton tone="fill" label={playing ? labels.pause : labels.play} onClick={togglePlaying}>
            {playing ? (
              <Pause size={18} strokeWidth={1.75} aria-hidden="true" />
            ) : (
              <Play size={18} strokeWidth={1.75} aria-hidden="true" />
            )}
          </IconButton>
        )}
        <IconButton tone="fill" label={labels.previous} onClick={() => go(current - 1)}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
        <IconButton tone="fill" label={labels.next} onClick={() => go(current + 1)}>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  );
}
