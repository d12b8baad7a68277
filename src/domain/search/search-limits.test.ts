import { expect, test } from 'vitest';
import * as limits from './search-limits.ts';

test('the limits are those of the specification', () => {
  expect({ ...limits }).toMatchObject({
    SEARCH_MIN_LENGTH: 2,
    SEARCH_TERM_MAX: 200,
    SUGGESTION_MIN_LENGTH: 1,
    SUGGESTIONS_MAX: 5,
    SUGGESTION_WORD_MIN_LENGTH: 4,
    SUGGESTION_TEXT_MAX: 50,
    RESULTS_MAX: 10,
    SEARCH_DEBOUNCE_MS: 300,
  });
});
