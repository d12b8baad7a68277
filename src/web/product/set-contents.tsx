import Package from 'lucide-react/icons/package';
import { Facts } from '../catalogue/facts.tsx';
import { pictureOf } from '../catalogue/product-picture.ts';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { CachedFragment } from '../i18n/cached-fragment.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import type { ContentsView } from './set-contents.server.ts';

/** What a set consists of: each part with its number, and its own page and price where the shop sells it by itself. */
export default function SetContents({ contents }: { contents: ContentsView }) {
  const { title, parts, total } = contents;
  return (
    <CachedFragment by={SetContents} of={contents}>
      <section aria-labelledby="contents">
        <h2 id="contents">{title}</h2>
        <ul className="mt-5 divide-y divide-line border-y border-line">
          {parts.map(({ name, quantity, product, note, price, per }, place) => (
            <li
              key={place} // several parts may have no name of their own
              className="grid grid-cols-[4rem_1fr] items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[4rem_1fr_5rem_15rem] sm:gap-x-6"
            >
              <div className="self-start max-sm:row-span-2">
                {product === null ? (
                  <span className="grid size-16 place-items-center rounded-sm bg-surface text-muted">
                    <Package size={24} strokeWidth={1.75} aria-hidden="true" />
                  </span>
                ) : (
                  <PictureTile className="size-16 rounded-sm">
                    <Picture fill source={pictureOf(product.picture)} alt="" sizes="64px" />
                  </PictureTile>
                )}
              </div>
              <div className="min-w-0">
                <p className="font-medium">
                  {product === null ? (
                    <Unbroken text={name} />
                  ) : (
                    <LocalLink
                      to={`/product/${product.id}`}
                      className="underline decoration-line underline-offset-4 hover:decoration-ink"
                    >
                      <Unbroken text={name} />
                    </LocalLink>
                  )}
                </p>
                <Facts text={note} className="mt-0.5 text-sm text-muted" />
              </div>
              <div className="flex flex-wrap items-baseline gap-x-4 max-sm:col-start-2 sm:contents">
                <span className="text-sm whitespace-nowrap text-muted">{quantity}</span>
                {price !== null && (
                  <ProductPrice
                    price={price}
                    per={<span className="text-[0.8em] font-normal text-muted"> {per}</span>}
                  />
                )}
              </div>
            </li>
          ))}
        </ul>
        {total !== null && (
          <div className="mt-4 flex flex-wrap items-baseline justify-end gap-x-4">
            <span className="text-sm text-muted">{total.label}</span>
            <ProductPrice price={total.price} />
          </div>
        )}
      </section>
    </CachedFragment>
  );
}
