/** Tables of the prose pages: hairlines between rows, figures under each other. */
export const tableClass = 'w-full border-collapse text-left text-sm tabular-nums';
export const headCell = 'border-b border-line py-3 pr-6 align-bottom font-normal text-muted last:pr-0';
export const cell = 'border-b border-line py-3.5 pr-6 align-top last:pr-0';
