import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { buttonClass } from '../ui/button.tsx';
import { PictureTile } from '../ui/picture.tsx';
import { isElsewhere } from './home-link.tsx';
import { HomeMedia } from './home-media.tsx';

export interface Ad {
  readonly id: number;
  readonly type: 'image' | 'video';
  readonly contentUrl: string;
  readonly link: string;
  readonly title: string;
  readonly description: string;
}

/** Shown for an advertisement without a picture of its own (S §3). */
const DEFAULT_SCENE = 'scene-warehouse';

/** An advertisement; pressing it opens its link in a new tab, a video keeps its controls (S §2). */
export function AdBox({ ad: { type, contentUrl, link, title, description } }: { ad: Ad }) {
  const t = useT();
  const path = usePath();
  return (
    <article className="group/ad relative grid items-center gap-x-16 gap-y-6 lg:grid-cols-12">
      <PictureTile className="aspect-video rounded-xl lg:col-span-7 [&_img]:transition-transform [&_img]:duration-slow [&_img]:ease-out group-hover/ad:[&_img]:scale-[1.03] [&:has(video)]:z-10">
        <HomeMedia
          type={type}
          src={contentUrl === '' ? DEFAULT_SCENE : contentUrl}
          alt=""
          sizes="(min-width: 1488px) 50rem, (min-width: 1024px) 56vw, 92vw"
        />
      </PictureTile>
      <div className="flex flex-col items-start lg:col-span-5">
        <h2 className="text-3xl">{title === '' ? t('home.adUntitled') : title}</h2>
        {description !== '' && <p className="mt-4 text-lg text-muted">{description}</p>}
        <a
          href={isElsewhere(link) ? link : path(link)}
          target="_blank"
          rel="noopener"
          className={`${buttonClass()} mt-7 stretched static`}
        >
          {t('home.adOpen')}
          <ArrowUpRight size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">
            {title} ({t('footer.newWindow')})
          </span>
        </a>
      </div>
    </article>
  );
}
