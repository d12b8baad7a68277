import type { ReactNode } from 'react';
import type { Product } from '../../domain/catalogue/product.ts';
import { money } from '../../domain/money/money.ts';
import { DURATIONS } from '../../domain/rental/duration.ts';
import { ProductPrice } from '../catalogue/product-price.tsx';
import { AvailabilityMark } from '../catalogue/availability-mark.tsx';
import { useCurrency } from '../i18n/currency.tsx';
import { useT } from '../i18n/i18n.tsx';
import { TwoPrices } from '../i18n/two-prices.tsx';
import { classNames } from '../ui/class-names.ts';
import type { PrintedGroup } from './comparison.ts';

const rowHead =
  'sticky left-0 z-10 bg-canvas py-3.5 pr-4 text-left align-top font-normal text-muted max-sm:text-xs';
const cell = 'border-t border-line px-3 py-3.5 align-top sm:px-4';

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
    <tr>
      <th scope="row" className={classNames(rowHead, 'border-t border-line', differs && 'text-ink')}>
        {term}
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

/** Products side by side; scrolls by itself where the window is narrower, the names of the rows staying in view. */
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
      className="relative -mx-gutter overflow-x-auto overscroll-x-contain px-gutter"
    >
      <table className="w-full min-w-max table-fixed border-separate border-spacing-0 text-sm">
        <thead>
          <tr>
            <th scope="col" className={classNames(rowHead, 'w-30 sm:w-48 lg:w-60')}>
              <span className="sr-only">{t('compare.page.feature')}</span>
            </th>
            {products.map((product) => (
              <th
                key={product.id}
                scope="col"
                className="h-px w-44 px-3 pb-5 text-left align-top sm:w-56 sm:px-4"
              >
                {headOf(product)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
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
          <tbody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={products.length + 1}
                className="pt-9 pb-3 text-left text-base font-semibold"
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
