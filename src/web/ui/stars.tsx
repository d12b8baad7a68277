import { classNames } from './class-names.ts';

/** One star, 24 wide, beginning at `x`. */
const star = (x: number): string =>
  `M${x + 12} 2.5l2.95 5.98 6.6.96-4.78 4.65 1.13 6.57L${x + 12} 17.56l-5.9 3.1 1.13-6.57L${x + 2.45} 9.44l6.6-.96z`;
const FIVE = [0, 24, 48, 72, 96].map(star).join('');

/** So many of five stars, parts of one too. A picture: the words for it stand beside it, or in `label`. */
export function FiveStars({
  value,
  label,
  className,
}: {
  value: number;
  label?: string;
  className?: string;
}) {
  const width = Math.round(value * 24);
  return (
    <svg
      viewBox="0 0 120 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      className={classNames('h-4 w-20 shrink-0', className)}
    >
      <path d={FIVE} className="fill-line" />
      {width > 0 && (
        <svg width={width} height="24" viewBox={`0 0 ${width} 24`}>
          <path d={FIVE} className="fill-accent" />
        </svg>
      )}
    </svg>
  );
}
