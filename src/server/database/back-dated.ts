/**
 * The setting of a transaction that says when its documents are issued and what the log says of it was done. Only the making of the demo account of a local shop sets it,
 * whose orders have a past: neither can be changed afterwards.
 */
export const BACK_DATED_TO = 'promin.back_dated_to';
