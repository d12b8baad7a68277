const NAMES = ['stars', 'by', 'reviews', 'questions'];

/** Whether an address asks for other than the first part of all reviews: such a page is made for its reader. Alone, because browsers load it. */
export const asksForReviews = (query: URLSearchParams): boolean => NAMES.some((name) => query.has(name));
