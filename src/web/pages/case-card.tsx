import ArrowRight from 'lucide-react/icons/arrow-right';
import type { Block } from '../../content/pages/content-page.ts';
import { pictureOf } from '../../domain/catalogue/picture.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { ChosenAmount } from '../i18n/price.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';

/** What the goods of an example are called and cost today, printed. */
export interface CasePrice {
  readonly name: string;
  readonly label: string;
  readonly gross: string;
  readonly net: string;
}

/** An example of a project: what and where, its figures, how it was worked out, and what its goods cost. */
export function CaseCard({
  block: { title, place, figures, text, picture, goods },
  price,
}: {
  block: Extract<Block, { kind: 'case' }>;
  price: CasePrice | undefined;
}) {
  return (
    <article className="group/case flex flex-col overflow-hidden rounded-lg bg-surface lg:odd:last:col-span-2 lg:odd:last:flex-row">
      <PictureTile className="aspect-square rounded-none lg:group-odd/case:group-last/case:w-2/5 lg:group-odd/case:group-last/case:self-start">
        <Picture
          source={pictureOf(picture)}
          alt=""
          sizes="(min-width: 1280px) 34rem, (min-width: 1024px) 45vw, 100vw"
          fill
        />
      </PictureTile>
      <div className="flex flex-1 flex-col gap-5 p-6 sm:p-8">
        <header>
          <p className="text-sm text-muted">{place}</p>
          <h3 className="mt-1">{title}</h3>
        </header>
        <p>
          <Unbroken text={text} />
        </p>
        <dl className="mt-auto flex flex-col gap-2 border-t border-line pt-5 text-sm">
          {figures.map(([label, figure]) => (
            <div key={label} className="flex justify-between gap-4">
              <dt className="text-muted">{label}</dt>
              <dd className="text-right font-semibold">{figure}</dd>
            </div>
          ))}
          {price && (
            <div className="mt-2 flex items-baseline justify-between gap-4 border-t border-line pt-4">
              <dt className="text-muted">{price.label}</dt>
              <dd className="text-right text-lg font-semibold">
                <ChosenAmount gross={price.gross} net={price.net} />
              </dd>
            </div>
          )}
        </dl>
        {price && (
          <LocalLink
            to={`/product/${goods.productId}`}
            className="flex items-center gap-2 text-sm font-semibold hover:underline pointer-coarse:min-h-11"
          >
            <span>
              <Unbroken text={price.name} />
            </span>
            <ArrowRight size={16} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
          </LocalLink>
        )}
      </div>
    </article>
  );
}
