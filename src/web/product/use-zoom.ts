import { useCallback, useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';

/** How a square picture is looked at through a window; all in CSS pixels, `scale` 1 fits it into the window. */
interface Zoom {
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

const STEP = 1.6;
const KEYS: Readonly<Record<string, number>> = { '+': STEP, '=': STEP, '-': 1 / STEP, '0': 0 };
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Looks closer at a square picture of so many pixels: by buttons, keys, wheel, a double press, pinch and drag. */
export function useZoom(pixels: number) {
  const view = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState({ scale: 1, left: 0, top: 0 });
  const current = useRef(zoom);
  const pointers = useRef(new Map<number, Point>());

  const frame = (): ZoomFrame => {
    const { clientWidth: width = 1, clientHeight: height = 1 } = view.current ?? {};
    return { width, height, side: Math.min(width, height) };
  };
  /** By a factor around a point of the view, or its middle; by 0 back to the whole picture. */
  const zoomBy = useCallback(
    (factor: number, point?: Point) => {
      const { width, height, side } = frame();
      const { scrollLeft: left = 0, scrollTop: top = 0 } = view.current ?? {};
      current.current = zoomAround(
        { scale: current.current.scale, left, top },
        {
          factor,
          point: point ?? { x: width / 2, y: height / 2 },
          most: mostScale({ width, height, side }, pixels),
        },
        { width, height, side },
      );
      setZoom(current.current);
    },
    [pixels],
  );
  // The picture has its new size only now: before, it could not be scrolled so far.
  useEffect(() => {
    if (view.current) Object.assign(view.current, { scrollLeft: zoom.left, scrollTop: zoom.top });
  }, [zoom]);

  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = view.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  // React's own wheel listeners are passive: the page behind would be zoomed as well.
  useEffect(() => {
    const element = view.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomBy(Math.exp(-event.deltaY / 400), pointOf(event));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [zoomBy]);

  const onPointerMove = (event: PointerEvent) => {
    const before = pointers.current.get(event.pointerId);
    if (before === undefined || !view.current) return;
    const point = pointOf(event);
    const [other] = [...pointers.current].flatMap(([id, at]) => (id === event.pointerId ? [] : [at]));
    pointers.current.set(event.pointerId, point);
    if (other === undefined) {
      view.current.scrollBy(before.x - point.x, before.y - point.y);
      return;
    }
    const distance = (from: Point) => Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
    const centre = { x: (point.x + other.x) / 2, y: (point.y + other.y) / 2 };
    zoomBy(distance(point) / distance(before), centre);
  };
  const release = (event: PointerEvent) => void pointers.current.delete(event.pointerId);

  return {
    view,
    scale: zoom.scale,
    zoomIn: () => zoomBy(STEP),
    zoomOut: () => zoomBy(1 / STEP),
    reset: () => zoomBy(0),
    handlers: {
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        pointers.current.set(event.pointerId, pointOf(event));
      },
      onPointerMove,
      onPointerUp: release,
      onPointerCancel: release,
      onDoubleClick: (event: { clientX: number; clientY: number }) =>
        zoomBy(current.current.scale > 1 ? 0 : STEP * STEP, pointOf(event)),
      onKeyDown: (event: KeyboardEvent) => {
        const factor = KEYS[event.key];
        if (factor === undefined || event.ctrlKey || event.metaKey) return;
        event.preventDefault();
        zoomBy(factor);
      },
    },
  };
}
