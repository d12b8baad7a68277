import { classNames } from './class-names.ts';

/** The look of what is typed into or chosen from. */
export const controlClass = classNames(
  'block w-full rounded-md border border-line-strong bg-canvas px-4 text-base text-ink',
  'transition-[border-color,background-color] hover:border-ink',
  'aria-invalid:border-danger aria-invalid:bg-danger-soft',
  'disabled:border-line disabled:bg-surface disabled:text-muted',
);
