/** Which keys of a store have which tags: a change finds what it touches without a look at the rest. */
export interface KeysByTag {
  readonly add: (key: string, tags: Iterable<string>) => void;
  readonly remove: (key: string, tags: Iterable<string>) => void;
  /** The keys that have any of these tags; may be removed while they are gone through. */
  readonly withAny: (tags: Iterable<string>) => Iterable<string>;
}

/** An index without keys. */
export function keysByTag(): KeysByTag {
  const keysOf = new Map<string, Set<string>>();
  const addTo = (tag: string, key: string) => {
    const keys = keysOf.get(tag);
    if (keys) keys.add(key);
    else keysOf.set(tag, new Set([key]));
  };
  const removeFrom = (tag: string, key: string) => {
    const keys = keysOf.get(tag);
    keys?.delete(key);
    if (keys?.size === 0) keysOf.delete(tag);
  };
  return {
    add: (key, tags) => {
      for (const tag of tags) addTo(tag, key);
    },
    remove: (key, tags) => {
      for (const tag of tags) removeFrom(tag, key);
    },
    *withAny(tags) {
      for (const tag of tags) yield* keysOf.get(tag) ?? [];
    },
  };
}
