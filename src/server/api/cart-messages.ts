import { MAX_LINES } from '../../domain/cart/cart-item.ts';
import type { Locale } from '../../domain/locale/locale.ts';
import { messagesOf } from '../messages/messages.ts';
import type { LineChange } from './serializers/cart-record.ts';

/** So many names are told; the rest is seen in the cart. */
const NAMES_TOLD = 3;

/** What became of a cart's lines, a sentence for each kind of change, at most as many as there are toasts (R24b). */
export function cartMessages(
  changes: readonly LineChange[],
  { locale, names }: { readonly locale: Locale; readonly names: ReadonlyMap<string, string> },
): string[] {
  const { translate } = messagesOf(locale);
  const keysOf = (reason: LineChange['reason']) =>
    changes.filter((change) => change.reason === reason).map(({ uniqueKey }) => uniqueKey);
  const told = (reason: LineChange['reason'], say: (values: { count: number; names: string }) => string) => {
    const known = keysOf(reason).map((key) => names.get(key) ?? key);
    const more = known.length - NAMES_TOLD;
    const shown = known.slice(0, NAMES_TOLD).map((name) => translate('cart.notice.name', { name }));
    if (more > 0) shown.push(translate('cart.notice.more', { count: more }));
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(shown);
    return known.length === 0 ? [] : [say({ count: known.length, names: list })];
  };
  return [
    ...told('added', ({ count }) => translate('cart.notice.added', { count })),
    ...told('capped-by-stock', (values) => translate('cart.notice.capped', values)),
    ...told('sold-out', (values) => translate('cart.notice.soldOut', values)),
    ...told('cart-full', (values) => translate('cart.notice.full', { ...values, most: MAX_LINES })),
    ...told('gone', ({ count }) => translate('cart.notice.gone', { count })),
  ];
}
