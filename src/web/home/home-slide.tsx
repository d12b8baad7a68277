import { useT } from '../i18n/i18n.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PictureTile } from '../ui/picture.tsx';
import { HomeLink } from './home-link.tsx';
import { HomeMedia } from './home-media.tsx';

export interface Slide {
  readonly id: number;
  readonly type: 'image' | 'gif' | 'video';
  readonly src: string;
  readonly link: string;
  readonly title: string;
  readonly description: string;
}

/** While a slide rests, its scene comes slowly nearer; it goes back unseen, when the slide has left. */
const NEARER =
  'motion-safe:[&_img]:transition-[scale] motion-safe:[&_img]:duration-[6s] motion-safe:[&_img]:ease-out motion-safe:group-data-current/slide:[&_img]:scale-[1.05]';

/** A slide of the front page: its words on the left, its scene on the right, one above the other on a phone. */
export function HomeSlide({ slide, isFirst }: { slide: Slide; isFirst: boolean }) {
  const t = useT();
  return (
    <div className="flex h-full flex-col bg-surface lg:grid lg:min-h-112 xl:min-h-[min(38rem,70vh)] lg:grid-cols-12">
      <div className="slide-words flex flex-1 flex-col items-start justify-center gap-5 px-6 py-8 sm:p-10 lg:col-span-5 lg:gap-6 lg:pr-6 xl:py-12 xl:pl-12">
        <h2 className="text-4xl lg:max-xl:text-3xl">{slide.title}</h2>
        <p className="max-w-measure text-lg text-muted">{slide.description}</p>
        <HomeLink link={slide.link} className={buttonClass({ tone: 'primary', size: 'lg' })}>
          {t('home.slideAction')}
          <span className="sr-only">: {slide.title}</span>
        </HomeLink>
      </div>
      <PictureTile className={`aspect-video rounded-none lg:col-span-7 lg:aspect-auto ${NEARER}`}>
        <div className="slide-scene absolute inset-0">
          <HomeMedia
            type={slide.type}
            src={slide.src}
            alt=""
            sizes="(min-width: 1488px) 52rem, (min-width: 1024px) 56vw, 100vw"
            priority={isFirst ? 'high' : undefined}
          />
        </div>
      </PictureTile>
    </div>
  );
}
