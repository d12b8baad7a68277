/** The component in which an error arose, from the first frame of its stack that is named like one; null if none is. */
export const componentOf = (stack: string | undefined): string | null =>
  /^[ \t]*(?:at (?:new |async )?([A-Z]\w*) |([A-Z]\w*)@)/m
    .exec(stack ?? '')
    ?.slice(1)
    .find(Boolean) ?? null;
