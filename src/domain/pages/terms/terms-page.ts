import type { SharedPage } from '../../routing/shared-page.ts';

const EDITION = /^\d{4}-\d\d-\d\d(?:-\d{1,3})?$/;

/**
 * A page of terms: the same for all in each of its editions. What cannot be the name of one is answered by itself. Days can be made up at will, so that an edition that is
 * asked for never pushes out a page.
 */
export const TERMS_PAGE: SharedPage = {
  canonicalQuery: (query) => {
    const edition = query.get('edition');
    if (query.has('preview') || (edition !== null && !EDITION.test(edition))) return null;
    return edition === null ? '' : `edition=${edition}`;
  },
  isOpenEnded: (query) => query.has('edition'),
};
