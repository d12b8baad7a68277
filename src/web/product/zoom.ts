/** How a square picture is looked at through a window; all in CSS pixels, `scale` 1 fits it into the window. */
export interface Zoom {
  readonly scale: number;
  /** How far the picture is scrolled. */
  readonly left: number;
  readonly top: number;
}

/** The window, and the side of the picture at scale 1. */
export interface ZoomFrame {
  readonly width: number;
  readonly height: number;
  readonly side: number;
}

/** A picture is enlarged to twice its pixels at most: beyond, there is nothing more to see. */
export const mostScale = ({ side }: ZoomFrame, pixels: number): number => Math.max(1, (2 * pixels) / side);

/** Enlarges by a factor, within 1 and `most`, so that what is under a point of the window stays there. */
export function zoomAround(
  { scale, left, top }: Zoom,
  {
    factor,
    point,
    most,
  }: { factor: number; point: { readonly x: number; readonly y: number }; most: number },
  { width, height, side }: ZoomFrame,
): Zoom {
  const next = Math.min(most, Math.max(1, scale * factor));
  const along = (scrolled: number, at: number, room: number) => {
    // A picture smaller than the window stands in its middle.
    const marginOf = (size: number) => Math.max(0, (room - size) / 2);
    const place = (scrolled + at - marginOf(side * scale)) / (side * scale);
    const wanted = place * side * next + marginOf(side * next) - at;
    return Math.min(Math.max(0, wanted), Math.max(0, side * next - room));
  };
  return { scale: next, left: along(left, point.x, width), top: along(top, point.y, height) };
}
