/** A line on which the database tells of what happens in it (LISTEN). */
export interface Listener {
  /** Whether every message of the past was heard; while it is false, messages may be missing. */
  readonly isCurrent: () => boolean;
  /** Resolves when all that was committed before the call has been heard, or the line is down. */
  readonly caughtUp: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface ListenerEvents {
  readonly onMessage: (payload: string) => void;
  /** The line is up; what was said while it was not is lost. */
  readonly onConnected: () => void;
}
