import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ButtonHTMLAttributes, ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
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

/** The classes of the small things that can be done with what a page shows: side by side, below 1024 px a word under each icon. */
export const toolClass = (): string =>
  classNames(
    buttonClass({ tone: 'ghost', size: 'sm' }),
    'max-lg:flex-col max-lg:justify-start max-lg:gap-1 max-lg:px-1 max-lg:text-xs lg:px-3',
  );

/** A turning ring; decoration, the waiting itself is told by its surroundings (`aria-busy`, a status line). */
export function Spinner({ size = 18 }: { size?: number }) {
  return <LoaderCircle size={size} strokeWidth={2} aria-hidden="true" className="animate-turn" />;
}

type ButtonProps = ComponentPropsWithRef<'button'> & ButtonLook & { loading?: boolean };

/**
 * A button. While `loading` it keeps its width, its name and the focus, and swallows presses: a disabled
 * button would drop the focus to the top of the page.
 */
export function Button({
  tone,
  size,
  width,
  loading = false,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      onClick={press}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      className={classNames(buttonClass({ tone, size, width }), className)}
    >
      <span className={classNames('inline-flex items-center gap-[inherit]', loading && 'opacity-0')}>
        {children}
      </span>
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
    </button>
  );
}

interface IconButtonLook {
  tone?: 'ghost' | 'fill' | 'raised' | 'picture';
  size?: 'sm' | 'md';
}
type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> &
  IconButtonLook & { label: string; children: ReactNode };

const iconTones = {
  ghost: 'text-ink hover:bg-fill aria-expanded:bg-fill',
  fill: 'bg-fill text-ink hover:bg-fill-hover',
  raised: 'bg-raised text-ink hover:bg-fill',
  // A touch target is larger than the disc that is seen of it.
  picture: 'bg-picture/80 bg-clip-content text-on-picture hover:bg-picture pointer-coarse:p-1',
} as const;

/** The classes of a round icon button, so that a link can wear them too. */
export const iconButtonClass = ({ tone = 'ghost', size = 'md' }: IconButtonLook = {}): string =>
  classNames('icon-button', iconTones[tone], size === 'sm' ? 'size-9 pointer-coarse:size-11' : 'size-11');

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
