/** `інвентор` is 0.5 like `інвертор гібридний`; the extension's own threshold of 0.6 would miss it. */
export const WORD_SIMILARITY_THRESHOLD = 0.4;
