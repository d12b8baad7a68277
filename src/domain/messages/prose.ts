/**
 * Whether a key is that of a text of prose, `/faq.payment.1a2b3c4d`: the page, the section, a digest of the text. Prose
 * is plain, while messages are ICU MessageFormat.
 */
export const isProse = (key: string): boolean => key.startsWith('/');

/** What the keys of texts begin with that staff wrote in the content of the site. Messages have no slash, and prose begins with one. */
export const CONTENT_PREFIX = 'content/';
export const isContentKey = (key: string): boolean => key.startsWith(CONTENT_PREFIX);

/** The section of a page that a text of prose stands in; null for its head, and for a key that names none. */
export function sectionOfProse(key: string): string | null {
  const section = key.split('.')[1] ?? '';
  return section === '' || section === 'head' ? null : section;
}

/** The names of the values in braces that the shop fills in, each once: `seller.UA.email`. */
export const placesOfProse = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name)),
];
