/** Says of a page that it is the same for all visitors, the language and the currency aside. */
export interface SharedPage {
  /**
   * What the page reads of its query, in one spelling and without defaults (`page=2&sort=price-asc` → `sort=price-asc&page=2`);
   * names that it does not read are left out. Null for a query under which the page is not shared.
   */
  readonly canonicalQuery: (query: URLSearchParams) => string | null;
  /** Whether visitors can make up addresses like this one at will: terms to search for, choices joined. */
  readonly isOpenEnded?: (query: URLSearchParams) => boolean;
}

/** A page that reads nothing of its query. */
export const PLAIN_PAGE: SharedPage = { canonicalQuery: () => '' };

/** A page that reads nothing of its query but whether staff ask for what is not published yet: that is theirs alone. */
export const PREVIEWED_PAGE: SharedPage = {
  canonicalQuery: (query) => (query.has('preview') ? null : ''),
};
