import type { MessageKey } from '../../content/translator.ts';
import type { MergeProblem } from '../../domain/account/account-merge.ts';

/** What is said of two accounts that do not become one. */
export const MERGE_PROBLEM_TEXTS = {
  'merge-same-account': 'error.merge-same-account',
  'merge-works-here': 'error.merge-works-here',
  'merge-unconfirmed': 'error.merge-unconfirmed',
  'merge-being-deleted': 'error.merge-being-deleted',
  'merge-already-proposed': 'error.merge-already-proposed',
  'merge-gone': 'error.merge-gone',
} as const satisfies Record<MergeProblem | 'merge-already-proposed' | 'merge-gone', MessageKey>;
