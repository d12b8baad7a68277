import { buttonClass } from './button-class.ts';
import { classNames } from './class-names.ts';

/** The classes of the small things that can be done with what a page shows: side by side, on phones a word under each icon. */
export const toolClass = (): string =>
  classNames(
    buttonClass({ tone: 'ghost', size: 'sm' }),
    'max-sm:flex-col max-sm:justify-start max-sm:gap-1 max-sm:px-1 max-sm:text-xs sm:px-3',
  );
