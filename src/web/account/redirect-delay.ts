/** How long the message of a session that is open already stands before the page goes on by itself (C §9). */
export const REDIRECT_DELAY_MS = 1500;
