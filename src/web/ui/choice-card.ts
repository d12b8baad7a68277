/** The surface of one choice of a group, which is pressed as a whole: marked while it is chosen, and while it has the focus. */
export const CHOICE_CARD =
  'rounded-md border border-line bg-canvas p-4 transition-colors ' +
  'hover:border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-checked:ring-inset ' +
  'has-disabled:bg-surface has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus';
