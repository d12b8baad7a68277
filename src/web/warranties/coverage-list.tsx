import { Badge, type BadgeTone } from '../ui/badge.tsx';
import type { ShownCoverage } from './shown-warranty.ts';

const TONES = {
  active: 'success',
  'ends-soon': 'warning',
  ended: 'neutral',
} as const satisfies Record<ShownCoverage['state'], BadgeTone>;

/** What is covered and until when, with what is left of it in words. */
export const CoverageList = ({ coverages }: { coverages: readonly ShownCoverage[] }) => (
  <ul className="flex flex-col gap-2 text-sm">
    {coverages.map(({ coverage, title, period, extended, until, expiresOn, left, state, stateText }) => (
      <li key={coverage} className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={TONES[state]}>{stateText}</Badge>
        <span>
          {title}, {period}
          {extended !== null && `, ${extended}`}: <time dateTime={expiresOn}>{until}</time>
        </span>
        {left !== null && <span className="text-muted">{left}</span>}
      </li>
    ))}
  </ul>
);
