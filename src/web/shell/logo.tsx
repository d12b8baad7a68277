import { classNames } from '../ui/class-names.ts';
import { Still } from '../ui/still.tsx';
import { LogoMark } from './header.still.tsx';

/** The shop's mark and name, in the size and colour of the text around. */
export function Logo({ className }: { className?: string }) {
  return (
    <Still as="span" name="logo" className={classNames('flex leading-none', className)}>
      {import.meta.env.SSR && <LogoMark />}
    </Still>
  );
}
