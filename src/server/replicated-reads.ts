import { catalogueReads, type OwnReads } from './catalogue-reads.ts';
import type { ChangeFeed } from './changes/change-feed.ts';
import type { Connection } from './database/database.ts';
import { followReplica, preferReplica } from './database/replica.ts';

/** The catalogue's reads from a replica, as long as it is as new as the primary for all that this instance knows. */
export function replicatedReads(
  primary: Connection,
  replica: Connection,
  feed: ChangeFeed,
): { reads: OwnReads; close: () => Promise<void> } {
  const state = followReplica(primary, replica);
  feed.subscribe(state.onChange);
  const either = preferReplica({
    isFresh: () => feed.isCurrent() && state.isFresh(),
    onLost: state.onLost,
  });
  return {
    reads: catalogueReads((query) => either(query(primary.database), query(replica.database))),
    close: async () => {
      state.stop();
      await replica.close();
    },
  };
}
