/** The fewest visible characters of a password unless the shop sets another number (C §9, R22). */
export const PASSWORD_MIN_LENGTH = 6;
/** The most characters that are hashed. */
export const PASSWORD_MAX_LENGTH = 128;
