/** A text to be found anywhere by LIKE, with LIKE's own signs made harmless. */
export const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
