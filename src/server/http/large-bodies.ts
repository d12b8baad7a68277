import { receiveWithin, type Place, type ReceivedBody } from './receive-body.ts';

/** So many large bodies are received at the same time, each held in memory as it comes, */
const PLACES = 6;
/** and so many of one sender. */
const PLACES_OF_SENDER = 2;
/** A sender that brings less than this in so long loses its place: a telephone far from anywhere brings more. */
const LEAST_BYTES = 64 * 1024;
const WATCHED_MS = 5000;

/**
 * Receives bodies that may have files. What no other route would refuse needs no place; what is larger takes one of a few as it comes, so that nobody
 * keeps others from writing. Who finds none is told to come again.
 */
export function largeBodies({ places = PLACES, placesOfSender = PLACES_OF_SENDER } = {}) {
  const taken = new Set<{ readonly sender: string }>();

  function enter(sender: string): Place<'busy' | 'broken-off'> {
    const ofSender = [...taken].filter((each) => each.sender === sender).length;
    if (taken.size >= places || ofSender >= placesOfSender)
      return { brought: () => {}, fault: () => 'busy', leave: () => {} };
    const place = { sender };
    taken.add(place);
    let fresh = 0;
    const watch = setInterval(() => {
      if (fresh < LEAST_BYTES) leave();
      fresh = 0;
    }, WATCHED_MS);
    function leave() {
      clearInterval(watch);
      taken.delete(place);
    }
    return {
      brought: (bytes) => (fresh += bytes),
      fault: () => (taken.has(place) ? null : 'broken-off'),
      leave,
    };
  }

  /** `max` is what the route needs, in bytes; `sender` is the network that it comes from. */
  return (
    request: Request,
    { max, sender }: { readonly max: number; readonly sender: string },
  ): Promise<ReceivedBody> => receiveWithin(request, { max, enter: () => enter(sender) });
}
