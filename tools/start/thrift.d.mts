/** Options of Node that the shop's process is started with. */
export const THRIFTY_OPTIONS: readonly string[];
/** What the allocator is told by its environment. */
export const THRIFTY_ENVIRONMENT: Readonly<Record<string, string>>;
