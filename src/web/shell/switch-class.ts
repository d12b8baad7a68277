import { classNames } from '../ui/class-names.ts';

/** One word of a small switch: languages, currencies. */
export const switchClass = (isCurrent: boolean): string =>
  classNames(
    'inline-flex h-9 min-w-9 items-center justify-center px-1.5 text-xs transition-colors pointer-coarse:h-11 pointer-coarse:min-w-11',
    isCurrent ? 'font-semibold text-ink' : 'text-muted hover:text-ink',
  );
