import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export interface IconButtonLook {
  tone?: 'ghost' | 'fill' | 'raised' | 'picture';
  size?: 'sm' | 'md';
}
export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> &
  IconButtonLook & { label: string; children: ReactNode };

const tones = {
  ghost: 'text-ink hover:bg-fill aria-expanded:bg-fill',
  fill: 'bg-fill text-ink hover:bg-fill-hover',
  raised: 'bg-raised text-ink hover:bg-fill',
  // A touch target is larger than the disc that is seen of it.
  picture: 'bg-picture/80 bg-clip-content text-on-picture hover:bg-picture pointer-coarse:p-1',
} as const;

/** The classes of a round icon button, so that a link can wear them too. */
export const iconButtonClass = ({ tone = 'ghost', size = 'md' }: IconButtonLook = {}): string =>
  classNames('icon-button', tones[tone], size === 'sm' ? 'size-9 pointer-coarse:size-11' : 'size-11');

/** A round button with an icon as its only content; `label` is its name. */
export function IconButton({
  label,
  tone,
  size,
  type = 'button',
  className,
  children,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={classNames(iconButtonClass({ tone, size }), className)}
    >
      {children}
    </button>
  );
}
