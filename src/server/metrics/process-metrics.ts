import { collectDefaultMetrics, type Registry } from 'prom-client';

/** Memory, processor time, event-loop lag and garbage collection of this process; once in its life. */
export const processMetrics = (registry: Registry): void => collectDefaultMetrics({ register: registry });
