/** What search engines are to do with a page of a listing. */
export interface ListingIndexing {
  readonly isIndexed: boolean;
  /** The page of the whole listing, in its own order, that stands for this one. */
  readonly canonicalPage: number;
}

/**
 * Which pages of a listing search engines are to keep: those of the whole listing in its own order, each for itself, so that
 * every product is reached. The same goods in another order stand behind the listing's first page. What shoppers narrow
 * it to are as many pages as there are choices: their links are followed and they are not kept.
 */
export function indexingOf({
  isNarrowed,
  isSorted,
  page,
}: {
  isNarrowed: boolean;
  isSorted: boolean;
  page: number;
}): ListingIndexing {
  return { isIndexed: !isNarrowed, canonicalPage: isNarrowed || isSorted ? 1 : page };
}
