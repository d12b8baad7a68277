import { useEffect, useRef, useState, type RefObject } from 'react';
import { useReducedMotion } from './use-reduced-motion.ts';
import { wrapIndex } from './wrap-index.ts';

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
export function useCarousel(count: number, autoplayMs: number | null = carouselAutoplayMs): CarouselState {
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
