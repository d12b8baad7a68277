import type uk from './messages/uk.json';

/** Every text of the interface; the Ukrainian file sets the keys (`src/content/messages`). */
export type MessageKey = keyof typeof uk;
