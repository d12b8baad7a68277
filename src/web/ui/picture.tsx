import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

/**
 * A picture in its stored versions: `avif` and `webp` are complete `srcset` values. Sizes in CSS pixels. A `clear` one
 * has no background of its own and lies on the sweep of the theme.
 */
interface PictureSource {
  src: string;
  width: number;
  height: number;
  avif?: string;
  webp?: string;
  clear?: true;
}

/**
 * A responsive picture that keeps its place while it loads. `sizes` as in HTML; `priority` is for the
 * one picture a page is opened for, or for its first row (`eager`).
 */
export function Picture({
  source,
  alt,
  sizes,
  priority,
  fill = false,
  className,
}: {
  source: PictureSource;
  alt: string;
  sizes: string;
  priority?: 'high' | 'eager';
  /** Covers its positioned parent edge to edge instead of keeping its own proportions. */
  fill?: boolean;
  className?: string;
}) {
  return (
    <picture className="contents">
      {source.avif !== undefined && <source type="image/avif" srcSet={source.avif} sizes={sizes} />}
      {source.webp !== undefined && <source type="image/webp" srcSet={source.webp} sizes={sizes} />}
      <img
        src={source.src}
        alt={alt}
        width={source.width}
        height={source.height}
        loading={priority === undefined ? 'lazy' : 'eager'}
        fetchPriority={priority === 'high' ? 'high' : undefined}
        decoding={priority === 'high' ? 'sync' : 'async'}
        className={classNames(
          source.clear ? 'sweep' : 'bg-picture',
          fill ? 'absolute inset-0 size-full object-cover' : 'h-auto max-w-full',
          className,
        )}
      />
    </picture>
  );
}

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
