import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import { useCarousel } from './use-carousel.ts';

export interface CarouselLabels {
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
 * browser's; without script the slides are a strip to scroll. The pagination stands beside the buttons, clear of
 * what floats in the left corner of a window.
 */
export function Carousel({
  slides,
  labels,
  autoplayMs,
}: {
  slides: readonly { id: string; content: ReactNode }[];
  labels: CarouselLabels;
  /** Null: it never moves by itself. Left out: the shop's 5000 ms. */
  autoplayMs?: number | null;
}) {
  const { track, current, playing, onScroll, go, togglePlaying } = useCarousel(slides.length, autoplayMs);
  return (
    <section aria-label={labels.carousel} className="flex flex-col gap-5">
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
      <div className="flex items-center gap-2 noscript:hidden">
        <div className="mr-auto flex items-center md:mr-3 md:ml-auto">
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
