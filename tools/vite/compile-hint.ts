const ON_EVERY_PAGE = new Set(['react', 'shop']);

/**
 * Asks the browser to compile the scripts that every page runs while they arrive, beside its main thread. Left to itself
 * it compiles each function when that is called, and the page stands still meanwhile: a third of what its scripts took.
 * Only the first line of a script is looked at.
 */
export const compileHint = ({ name }: { readonly name: string }): string =>
  ON_EVERY_PAGE.has(name) ? '//# allFunctionsCalledOnLoad' : '';
