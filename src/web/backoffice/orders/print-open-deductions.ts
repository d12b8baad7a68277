import type { DeductionGround, OpenDeduction } from '../../../domain/rental/deductions.ts';
import type { Translate } from '../../../content/translator.ts';

/** A proposal that nobody has written down or dropped, in words. */
export const printGround = (t: Translate, { kind, count }: DeductionGround): string =>
  t(`backoffice.lease.ground.${kind}`, { count });

/** What is still to be decided of some machines, in words: of each what it is. */
export const printOpenDeductions = (t: Translate, open: readonly OpenDeduction[]): string =>
  open.map((each) => `${each.inventoryNumber}, ${printGround(t, each)}`).join('; ');
