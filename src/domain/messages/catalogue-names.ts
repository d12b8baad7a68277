const NAME = /^(?:category\.[^.]+\.(?:name|description)|tag\.[^.]+)$/;

/**
 * Whether a message is the name or description of a category, or the name of a tag: those are data of the catalogue. What the shop came with
 * holds until the catalogue says something else, and nobody changes them as messages.
 */
export const isCatalogueName = (key: string): boolean => NAME.test(key);
