/** A text with LIKE's own signs made harmless. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** A text to be found anywhere by LIKE. */
export const likePattern = (text: string): string => `%${escapeLike(text)}%`;
