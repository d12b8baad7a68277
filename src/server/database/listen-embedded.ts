import type { EmbeddedClient } from './embedded-client.ts';
import type { Listener, ListenerEvents } from './listener.ts';

/** Listens inside the process: a message is heard before the query that caused it answers. */
export function listenEmbedded(
  client: EmbeddedClient,
  channel: string,
  { onMessage, onConnected }: ListenerEvents,
): Listener {
  let isCurrent = false;
  const listening = client.listen(channel, onMessage).then((unlisten) => {
    isCurrent = true;
    onConnected();
    return unlisten;
  });
  return {
    isCurrent: () => isCurrent,
    caughtUp: async () => {},
    close: async () => {
      isCurrent = false;
      await (
        await listening
      )();
    },
  };
}
