import type { ChangeFeed, Change } from '../../src/server/changes/change-feed.ts';

/** A feed of changes that a test tells by itself, to the one that subscribed last. */
export function manualFeed() {
  const state = { isCurrent: true, tell: (_change: Change) => {} };
  const feed: ChangeFeed = {
    subscribe: (onChange) => {
      state.tell = onChange;
    },
    isCurrent: () => state.isCurrent,
    caughtUp: async () => {},
    close: async () => {},
  };
  return { state, feed };
}
