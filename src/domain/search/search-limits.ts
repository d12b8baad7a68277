/** Fewest characters of a term that asks for results (S §5, S §9, R30). */
export const SEARCH_MIN_LENGTH = 2;

/** Characters of a term that are read; the API takes no longer one. */
export const SEARCH_TERM_MAX = 200;

/** Fewest characters that ask for suggestions (S §5, S §9, R30). */
export const SUGGESTION_MIN_LENGTH = 1;

/** Most of the suggested words that are shown: more would push the products out of sight. */
export const SUGGESTED_WORDS_MAX = 2;

/** Most suggestions shown at once (S §9). */
export const SUGGESTIONS_MAX = 5;

/** Fewest characters of a word that is offered as a completion (S §9, R30). */
export const SUGGESTION_WORD_MIN_LENGTH = 4;

/** Characters of a suggestion that are kept before the ellipsis (S §9). */
export const SUGGESTION_TEXT_MAX = 50;

/** Most results shown in the drop-down (S §9). */
export const RESULTS_MAX = 10;

/** Pause in typing, in milliseconds, after which the search is asked (S §4, S §9). */
export const SEARCH_DEBOUNCE_MS = 300;

/** Products that suggestions count, so that the way to all of them says how many there are. */
export const SUGGESTIONS_COUNTED = 30;
