import { useT } from '../i18n/i18n.tsx';
import { Carousel } from '../ui/carousel.tsx';
import { HomeSlide, type Slide } from './home-slide.tsx';

/** The carousel that the front page opens with (S §2). */
export function HomeSlides({ slides }: { slides: readonly Slide[] }) {
  const t = useT();
  return (
    <Carousel
      slides={slides.map((slide, index) => ({
        id: String(slide.id),
        content: <HomeSlide slide={slide} isFirst={index === 0} />,
      }))}
      labels={{
        carousel: t('home.slides'),
        previous: t('home.previous'),
        next: t('home.next'),
        pause: t('home.pause'),
        play: t('home.play'),
        slide: (number, count) => t('home.slide', { number, count }),
      }}
    />
  );
}
