import { HomeSlide, type Slide } from '../home/merchandising.tsx';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Carousel } from '../ui/carousel.tsx';
import type { GalleryWords } from './gallery-words.server.ts';
import { Section } from './section.tsx';

/** Slides of the front page: one with a price and a day, one with a price alone, one that only leads on. */
const slidesOf = ({ title, text, action, amount, hint }: GalleryWords): readonly Slide[] =>
  [
    { price: { gross: amount, net: amount }, by: hint, action },
    { price: { gross: amount, net: amount }, by: null, action },
    { price: null, by: null, action },
  ].map((offer, index) => ({
    id: index,
    type: 'image',
    src: 'scene-roof-solar',
    link: '/shop',
    title,
    description: text,
    offer,
  }));

/** Carousels with their controls inside and below, and one that stands still. */
export function Carousels({ words }: { words: GalleryWords }) {
  const t = useT();
  const labels = (carousel: string) => ({
    carousel,
    previous: t('home.previous'),
    next: t('home.next'),
    pause: t('home.pause'),
    play: t('home.play'),
    slide: (number: number, count: number) => t('home.slide', { number, count }),
  });
  const panels = words.choices.map((title) => ({
    id: title,
    content: (
      <div className="grid h-40 place-items-center content-center gap-3 bg-surface px-6">
        <p className="text-xl font-semibold">{title}</p>
        <Button size="sm">{words.action}</Button>
      </div>
    ),
  }));
  return (
    <Section name="Carousel">
      <div className="w-full">
        <Carousel
          hasControlsInside
          labels={labels('Carousel, controls inside')}
          slides={slidesOf(words).map((slide) => ({
            id: String(slide.id),
            content: <HomeSlide slide={slide} isFirst={false} />,
          }))}
        />
      </div>
      <div className="w-full max-w-xl">
        <Carousel labels={labels('Carousel, controls below')} slides={panels} />
      </div>
      <div className="w-full max-w-xl">
        <Carousel labels={labels('Carousel, still')} slides={panels} autoplayMs={null} />
      </div>
    </Section>
  );
}
