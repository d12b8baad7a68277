import * as v from 'valibot';

/** A text without halves of characters, which JSON can say and the database cannot keep. */
export const wholeText = v.pipe(
  v.string(),
  v.check((said) => said.isWellFormed(), 'Half of a character'),
);
