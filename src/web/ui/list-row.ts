/**
 * A row of a list that leads somewhere: what answers the pointer reaches beyond the text, and the dividers of the list do not.
 */
export const LIST_ROW =
  'relative isolate before:absolute before:inset-0 before:-z-1 hover:before:bg-surface sm:before:-inset-x-4';
