import type { ButtonHTMLAttributes, MouseEvent } from 'react';
import { buttonClass, type ButtonLook } from './button-class.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & ButtonLook & { loading?: boolean };

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
