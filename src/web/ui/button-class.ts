import { classNames } from './class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';
export interface ButtonLook {
  tone?: ButtonTone;
  size?: ButtonSize;
  width?: 'auto' | 'full';
}

const tones = {
  primary: 'bg-accent text-on-accent hover:bg-accent-hover',
  secondary: 'bg-fill text-ink hover:bg-fill-hover',
  ghost: 'text-ink hover:bg-fill',
  danger: 'bg-danger text-on-danger hover:brightness-95',
} as const satisfies Record<ButtonTone, string>;

const sizes = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-4 py-1.5 text-sm gap-1.5',
  md: 'min-h-11 px-5 py-2 text-sm gap-2',
  lg: 'min-h-13 px-7 py-3 text-base gap-2.5',
} as const satisfies Record<ButtonSize, string>;

/** The classes of a button, so that a link can wear them too. */
export const buttonClass = ({ tone = 'secondary', size = 'md', width = 'auto' }: ButtonLook = {}): string =>
  classNames('button', tones[tone], sizes[size], width === 'full' && 'w-full');
