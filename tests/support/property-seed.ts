import { configureGlobal } from 'fast-check';

/**
 * The same random values in each run, so that what a property finds is found again when it is run alone; `test:all` and
 * SEED try others.
 */
configureGlobal({ seed: Number(process.env.SEED ?? 1) });
