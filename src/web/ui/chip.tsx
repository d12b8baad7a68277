import { classNames } from './class-names.ts';

const chipLook =
  'inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2 rounded-full px-4 text-sm font-medium whitespace-nowrap transition-colors';

/** The classes of a chip, for links that set or take away one filter. */
export const chipClass = ({ selected = false }: { selected?: boolean } = {}): string =>
  classNames(
    chipLook,
    selected ? 'bg-inverse text-on-inverse hover:bg-muted' : 'bg-fill text-ink hover:bg-fill-hover',
  );
