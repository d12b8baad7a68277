import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import { DURATIONS } from '../../domain/rental/tiers.ts';
import { AvailabilityMark } from '../catalogue/availability-mark.tsx';
import { pictureOf } from '../catalogue/product-picture.ts';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { iconButtonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture, PictureTile } from '../ui/picture.tsx';
import type { PrintedGroup } from './print-comparison.ts';

/** The head of a column: the product with its picture, the way out of the comparison and its action. */
export function ComparisonHead({
  product: { id, name, brand, picture },
  without,
  onRemove,
  action,
}: {
  product: Product;
  /** The address of the comparison without this product. */
  without: string;
  onRemove: () => void;
  action: ReactNode;
}) {
  const t = useT();
  return (
    <div className="flex h-full flex-col gap-3">
      <div className="relative">
        <PictureTile className="aspect-square">
          <Picture
            source={pictureOf(picture)}
            alt=""
            sizes="(min-width: 1024px) 18rem, 10rem"
            priority="eager"
            fill
          />
        </PictureTile>
        <div className="on-picture absolute top-1 right-1 print:hidden">
          <LocalLink
            to={without}
            onClick={onRemove}
            data-stay=""
            aria-label={t('compare.page.removeNamed', { name })}
            className={iconButtonClass({ tone: 'picture', size: 'sm' })}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </LocalLink>
        </div>
      </div>
      <div>
        {brand !== '' && <p className="text-xs font-normal text-muted">{brand}</p>}
        {/* In a paragraph a model that is wider than the column breaks at its hyphens. */}
        <p className="text-sm leading-snug font-semibold">
          <LocalLink to={`/product/${id}`} className="hover:underline">
            <Unbroken text={name} />
          </LocalLink>
        </p>
      </div>
      <div className="mt-auto font-normal print:hidden">{action}</div>
    </div>
  );
}

/** On a phone a row is two lines: its name, and under it the values in equal columns, two of which fit. */
const row = 'max-sm:grid max-sm:grid-cols-[repeat(var(--columns),minmax(8.25rem,1fr))] max-sm:gap-x-4';
const rowHead =
  'z-10 bg-canvas text-left align-top font-normal text-muted max-sm:col-span-full max-sm:row-start-1 max-sm:pt-3 max-sm:text-xs sm:sticky sm:left-0 sm:py-3.5 sm:pr-4';
const cell =
  'align-top max-sm:row-start-2 max-sm:pt-1 max-sm:pb-3 sm:border-t sm:border-line sm:py-3.5 sm:pl-6 xl:pl-8';

/** What a product costs to buy, or to rent by each term. */
function Prices({ product: { prices } }: { product: Product }) {
  const t = useT();
  const currency = useCurrency();
  const { sale, original, ...terms } = prices[currency];
  if (sale !== null) return <ProductPrice price={money(sale, currency)} original={original} />;
  return DURATIONS.map((duration) => {
    const minor = terms[duration];
    return minor === null ? null : (
      <TwoPrices
        key={duration}
        price={money(minor, currency)}
        per={<span className="font-normal"> / {t(`duration.${duration}`)}</span>}
        className="mb-2"
      />
    );
  });
}

/** A row of any kind: its name, which stays in view, and a cell for each product. */
function Row({
  term,
  differs,
  children,
}: {
  term: string;
  differs: boolean;
  children: readonly ReactNode[];
}) {
  const t = useT();
  return (
    <tr className={row}>
      <th scope="row" className={classNames(rowHead, 'border-t border-line', differs && 'text-ink')}>
        <span className="max-sm:sticky max-sm:left-0 max-sm:inline-block">{term}</span>
        {differs && (
          <>
            {/* Tied to the last word, so that it never begins a line. */}
            {'\u00A0'}
            <span
              aria-hidden="true"
              className="ml-1 inline-block size-1.5 rounded-full bg-accent align-middle"
            />
            <span className="sr-only"> ({t('compare.page.differs')})</span>
          </>
        )}
      </th>
      {children.map((value, column) => (
        // Columns have no identity of their own: a row is as long as there are products, in their order.
        <td key={`${column}`} className={classNames(cell, differs && 'font-medium')}>
          {value}
        </td>
      ))}
    </tr>
  );
}

/** Products side by side, three of them in a window of 768 px. Where they do not fit it scrolls by itself from product to product, the names of the rows staying in view. */
export function ComparisonTable({
  products,
  groups,
  headOf,
}: {
  products: readonly Product[];
  groups: readonly PrintedGroup[];
  headOf: (product: Product) => ReactNode;
}) {
  const t = useT();
  const unknown = (
    <span className="text-muted">
      <span aria-hidden="true">—</span>
      <span className="sr-only">{t('compare.page.unknown')}</span>
    </span>
  );
  return (
    <div
      role="region"
      aria-label={t('compare.page.scroll')}
      tabIndex={0}
      className="relative -mx-gutter fade-end snap-x scroll-px-gutter overflow-x-auto overscroll-x-contain px-gutter -outline-offset-2 sm:scroll-pl-[calc(var(--spacing-gutter)+8rem)] lg:scroll-pl-[calc(var(--spacing-gutter)+12rem)]"
    >
      <table
        className="w-full table-fixed border-separate border-spacing-0 text-sm max-sm:block max-sm:min-w-[calc(var(--columns)*9.25rem-1rem)] sm:min-w-max"
        style={{ ['--columns' as string]: products.length }}
      >
        <thead className="max-sm:block">
          <tr className={row}>
            <th scope="col" className="sticky left-0 z-10 w-32 bg-canvas max-sm:absolute lg:w-48 xl:w-60">
              <span className="sr-only">{t('compare.page.feature')}</span>
            </th>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className="snap-start pb-5 text-left align-top sm:h-px sm:w-44 sm:pl-6 xl:w-56 xl:pl-8"
              >
                {headOf(product)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          <Row term={t('compare.page.price')} differs={false}>
            {products.map((product) => (
              <Prices key={product.id} product={product} />
            ))}
          </Row>
          <Row term={t('compare.page.stock')} differs={false}>
            {products.map((product) => (
              <AvailabilityMark key={product.id} product={product} />
            ))}
          </Row>
        </tbody>
        {groups.map(({ group, title, rows }) => (
          <tbody key={group} className="max-sm:block">
            <tr className="max-sm:block">
              <th
                scope="rowgroup"
                colSpan={products.length + 1}
                className="pt-9 pb-3 text-left text-base font-semibold max-sm:block"
              >
                <span className="sticky left-0">{title}</span>
              </th>
            </tr>
            {rows.map(({ key, term, values, differs }) => (
              <Row key={key} term={term} differs={differs}>
                {values.map((value) => value ?? unknown)}
              </Row>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}
