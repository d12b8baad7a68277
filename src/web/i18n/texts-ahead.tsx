import { useMatches } from 'react-router';
import { shelfAddress } from './bring-texts.ts';
import { textsOf } from './page-texts.ts';

/** Names the page's texts in the head of the document; `shop` is the address of those that any page may say. */
export function TextsAhead({ shop }: { shop: string }) {
  const own = useMatches().flatMap(({ handle }) => textsOf(handle));
  return (['shop', ...own] as const).map((shelf) => (
    <link key={shelf} rel="modulepreload" href={shelfAddress(shop, shelf)} />
  ));
}
