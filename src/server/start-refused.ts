/** The shop was told something that it cannot start with; the message says what, and what to do. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}
