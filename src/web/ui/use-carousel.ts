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

/**
 * Where a carousel stands and whether it moves by itself. Pressing arrows or swiping does not stop it
 * (S §9); the pause button does, a reader's focus inside a slide holds it, and under reduced motion it starts paused.
 */
export function useCarousel(count: number, autoplayMs: number | null = carouselAutoplayMs): CarouselState {
  const track = useRef<HTMLDivElement>(null);
  const reducedMotion = useReducedMotion();
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<boolean | null>(null);
  const playing = choice ?? (autoplayMs !== null && !reducedMotion);

  const go = (index: number) => {
    const strip = track.current;
    strip?.scrollTo({ left: wrapIndex(index, count) * strip.clientWidth });
  };
  const onScroll = () => {
    const strip = track.current;
    if (strip !== null && strip.clientWidth > 0) setCurrent(Math.round(strip.scrollLeft / strip.clientWidth));
  };

  useEffect(() => {
    if (!playing || autoplayMs === null || count < 2) return;
    const timer = setInterval(() => {
      const strip = track.current;
      if (strip === null || document.hidden || strip.querySelector(':focus-visible') !== null) return;
      const index = Math.round(strip.scrollLeft / strip.clientWidth);
      strip.scrollTo({ left: wrapIndex(index + 1, count) * strip.clientWidth });
    }, autoplayMs);
    return () => clearInterval(timer);
  }, [playing, autoplayMs, count]);

  return { track, current, playing, onScroll, go, togglePlaying: () => setChoice(!playing) };
}
