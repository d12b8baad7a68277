import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * The surface a picture lives on: the picture runs to the edges, so both read as one. In the dark theme
 * a light shade lies over it. The picture inside is a `<Picture fill>`.
 */
export function PictureTile({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div className={classNames('relative isolate overflow-hidden rounded-lg bg-picture', className)}>
      {children}
      <span aria-hidden="true" className="pointer-events-none absolute inset-0 bg-picture-shade" />
    </div>
  );
}
