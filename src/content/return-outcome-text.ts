import { lineOutcome } from '../domain/returns/return-outcome.ts';
import type { ReturnLineView } from '../domain/returns/return-view.ts';
import type { Translate } from './translator.ts';

/** What became of the pieces of a line that went back: how many were accepted, how many go back to the customer, how many did not come. */
export function returnOutcomeText(
  line: Pick<ReturnLineView, 'asked' | 'pieces' | 'refused'>,
  t: Translate,
): string {
  const { accepted, of, refused, missing } = lineOutcome(line);
  return [
    t('return.outcome.accepted', { count: accepted, of }),
    ...(refused > 0 ? [t('return.outcome.refused', { count: refused })] : []),
    ...(missing > 0 ? [t('return.outcome.missing', { count: missing })] : []),
  ].join('; ');
}
