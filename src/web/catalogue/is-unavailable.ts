import * as v from 'valibot';

const unavailable = v.object({ init: v.object({ status: v.literal(503) }) });

/** Whether a loader was thrown what the services throw while the catalogue cannot be read. */
export const isUnavailable = (error: unknown): boolean => v.is(unavailable, error);
