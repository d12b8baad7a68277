import { use, type ReactNode } from 'react';
import { DrawContext } from '../ui/static-html.tsx';
import { CurrencyProvider, TaxProvider, useCurrency, useTaxRules } from './currency.tsx';

/**
 * A part that looks alike on every page that has it, such as the card of a product: the server draws it once and keeps
 * the HTML, and the browser's React takes that over as if it had been drawn in its place. Its content may read the
 * language, the currency and the tax, and nothing else from around it: no router, no `useId`.
 */
export function CachedFragment({
  as: Tag = 'div',
  by,
  of,
  className,
  children,
}: {
  as?: 'div' | 'li';
  /** What draws the content; the same object each time. */
  by: object;
  /** All that the content is drawn from, besides. */
  of: unknown;
  className?: string;
  children: ReactNode;
}) {
  const draw = import.meta.env.SSR ? use(DrawContext) : null;
  const currency = useCurrency();
  const rules = useTaxRules();
  if (draw === null) return <Tag className={className}>{children}</Tag>;
  const html = draw(
    { by, of: [currency, rules[currency], of] },
    <CurrencyProvider currency={currency}>
      <TaxProvider rules={rules}>{children}</TaxProvider>
    </CurrencyProvider>,
  );
  return <Tag className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
