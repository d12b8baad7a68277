import { StaticHtml } from '../ui/static-html.tsx';
import { useLazy } from '../ui/use-lazy.ts';
import type { ReviewsView } from './reviews-view.ts';

const bring = () => import('./product-reviews.tsx');
/** Of the server alone: an import of its own would bring the code to every product's page. */
const drawing = import.meta.env.SSR ? await bring() : null;
const nameOf = ({ version }: ReviewsView) => `reviews-${version}`;

/** Whether the document came with them; of a page that the browser made itself they have to be drawn. */
const isDrawn = (view: ReviewsView): boolean =>
  import.meta.env.SSR || document.querySelector(`[data-still="${nameOf(view)}"]`) !== null;

/**
 * Reviews and questions of a product: HTML that came with the document and has neither code nor texts in the browser. Who came by a press from
 * another page, or narrows the list, gets the part that draws them.
 */
export function ReviewsSlot({ view }: { view: ReviewsView }) {
  const isStatic = isDrawn(view);
  const part = useLazy(!isStatic, bring);
  if (isStatic) {
    return (
      <StaticHtml name={nameOf(view)}>
        {drawing !== null && <drawing.ProductReviews view={view} />}
      </StaticHtml>
    );
  }
  return part === null ? <div className="min-h-96" /> : <part.ProductReviews view={view} />;
}
