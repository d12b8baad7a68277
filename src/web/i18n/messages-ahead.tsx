import { useMatches } from 'react-router';
import { bundleAddress } from './load-messages.ts';
import { messagesOf } from './page-messages.ts';

/** Names the page's texts in the head of the document; `shop` is the address of those that any page may say. */
export function MessagesAhead({ shop }: { shop: string }) {
  const own = useMatches().flatMap(({ handle }) => messagesOf(handle));
  return (['shop', ...own] as const).map((bundle) => (
    <link key={bundle} rel="modulepreload" href={bundleAddress(shop, bundle)} />
  ));
}
