import { classNames } from '../ui/class-names.ts';
import { StaticHtml } from '../ui/static-html.tsx';
import { LogoMark } from './header.static.tsx';

/** The shop's mark and name, in the size and colour of the text around. */
export function Logo({ className }: { className?: string }) {
  return (
    <StaticHtml as="span" name="logo" className={classNames('flex leading-none', className)}>
      {import.meta.env.SSR && <LogoMark />}
    </StaticHtml>
  );
}
