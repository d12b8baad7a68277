import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentType } from 'react';
import { LocalLink } from '../../i18n/local-link.tsx';

interface LinkTile {
  /** Path without region. */
  readonly to: string;
  readonly Icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': 'true' }>;
  readonly title: string;
  /** What is found there. */
  readonly text: string;
}

/** Ways on from a tab, each with a word about where it leads. */
export function LinkTiles({ tiles }: { tiles: readonly LinkTile[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-4">
      {tiles.map(({ to, Icon, title, text }) => (
        <li key={to}>
          <LocalLink
            to={to}
            className="flex h-full items-start gap-4 rounded-lg bg-surface p-5 no-underline transition-colors hover:bg-fill xl:flex-col xl:gap-8"
          >
            <span className="flex w-auto items-start justify-between xl:w-full">
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
              <ChevronRight
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="text-muted max-xl:hidden"
              />
            </span>
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="mt-1 block text-sm text-muted">{text}</span>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}
