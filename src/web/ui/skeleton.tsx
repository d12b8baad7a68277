import { classNames } from './class-names.ts';

/** The place of something that is still on its way. Size and shape come with `className`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('block animate-breathe bg-fill', className ?? 'h-4 w-full rounded-full')}
    />
  );
}
