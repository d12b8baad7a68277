import type { Localized } from '../../../domain/locale/locale.ts';

/** A clause of terms: its title and its numbered sentences. */
type Clause = readonly [title: string, ...items: string[]];

/** Terms that bind somebody; the page and the printed document are made from the same words. */
export type Terms = Localized<readonly Clause[]>;
