import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PictureTile } from './picture.tsx';

/**
 * A picture tile with words under it. The title's link may carry `stretched`: the whole card is then its
 * target, and `corner` and `footer` stay above it. `picture` is a `<Picture fill>`. Picture and words, `note` and
 * `footer` are three rows of the grid around it, so that the notes of neighbours stand at one height.
 */
export function Card({
  picture,
  badges,
  corner,
  note,
  footer,
  shape = 'square',
  className,
  children,
}: {
  picture: ReactNode;
  badges?: ReactNode;
  corner?: ReactNode;
  note?: ReactNode;
  footer?: ReactNode;
  shape?: 'square' | 'wide';
  className?: string;
  children: ReactNode;
}) {
  return (
    <article className={classNames('group/card card-rows relative', className)}>
      <div>
        <PictureTile className={classNames('nearing', shape === 'square' ? 'aspect-square' : 'aspect-4/3')}>
          {picture}
          {Boolean(badges) && <div className="absolute top-3 left-3 flex flex-wrap gap-1.5">{badges}</div>}
        </PictureTile>
        {corner !== undefined && (
          <div className="on-picture absolute top-2 right-2 z-10 flex flex-col gap-1">{corner}</div>
        )}
        <div className="pt-4">{children}</div>
      </div>
      <div>{note}</div>
      <div className="relative z-10 self-end pt-4">{footer}</div>
    </article>
  );
}
