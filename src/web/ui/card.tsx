import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PictureTile } from './picture-tile.tsx';

/**
 * A picture tile with words under it. The title's link may carry `stretched`: the whole card is then its
 * target, and `corner` and `footer` stay above it. `picture` is a `<Picture fill>`.
 */
export function Card({
  picture,
  badges,
  corner,
  footer,
  shape = 'square',
  className,
  children,
}: {
  picture: ReactNode;
  badges?: ReactNode;
  corner?: ReactNode;
  footer?: ReactNode;
  shape?: 'square' | 'wide';
  className?: string;
  children: ReactNode;
}) {
  return (
    <article className={classNames('group/card relative flex flex-col', className)}>
      <PictureTile className={classNames('nearing', shape === 'square' ? 'aspect-square' : 'aspect-4/3')}>
        {picture}
        {Boolean(badges) && <div className="absolute top-3 left-3 flex flex-wrap gap-1.5">{badges}</div>}
      </PictureTile>
      {corner !== undefined && (
        <div className="on-picture absolute top-2 right-2 z-10 flex flex-col gap-1">{corner}</div>
      )}
      <div className="flex flex-1 flex-col pt-4">{children}</div>
      {footer !== undefined && <div className="relative z-10 pt-4">{footer}</div>}
    </article>
  );
}
