import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { SIGNATURE_BOX, SIGNATURE_MAX } from '../../../../domain/rental/protocol.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const within = (value: number, max: number) => Math.max(0, Math.min(max, Math.round(value)));

/** Strokes as a path of whole coordinates; points nearer to the one before than `gap` are left out. */
function pathOf(strokes: readonly (readonly Point[])[], scale: number, gap: number): string {
  const parts = strokes.map((points) => {
    const kept: Point[] = [];
    for (const point of points) {
      const at = {
        x: within(point.x * scale, SIGNATURE_BOX.width),
        y: within(point.y * scale, SIGNATURE_BOX.height),
      };
      const last = kept.at(-1);
      if (last === undefined || Math.hypot(at.x - last.x, at.y - last.y) >= gap) kept.push(at);
    }
    const [first, ...rest] = kept;
    if (first === undefined) return '';
    // A dot is a line of no length, which round ends make visible.
    const lines = rest.length === 0 ? [first] : rest;
    return `M${first.x} ${first.y}${lines.map(({ x, y }) => `L${x} ${y}`).join('')}`;
  });
  return parts.join('');
}

/** The finest path that is short enough to be kept. */
export function signaturePath(strokes: readonly (readonly Point[])[], scale: number): string {
  for (let gap = 2; gap < 64; gap *= 2) {
    const path = pathOf(strokes, scale, gap);
    if (path.length <= SIGNATURE_MAX) return path;
  }
  return '';
}

/** Where somebody signs with a finger, a pen or a mouse. It is loaded on this screen alone. */
export default function SignatureCanvas({
  label,
  onDrawn,
}: {
  label: string;
  onDrawn: (path: string) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef(onDrawn);
  useEffect(() => {
    drawn.current = onDrawn;
  });
  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const ratio = Math.max(1, window.devicePixelRatio);
    const { width, height } = element.getBoundingClientRect();
    element.width = width * ratio;
    element.height = height * ratio;
    element.getContext('2d')?.scale(ratio, ratio);
    const pad = new SignaturePad(element, {
      penColor: getComputedStyle(element).color,
      backgroundColor: 'rgba(0,0,0,0)',
    });
    const tell = () =>
      drawn.current(
        signaturePath(
          pad.toData().map(({ points }) => points),
          SIGNATURE_BOX.width / width,
        ),
      );
    pad.addEventListener('endStroke', tell);
    return () => {
      pad.removeEventListener('endStroke', tell);
      pad.off();
    };
  }, []);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="aspect-3/1 w-full max-w-xl touch-none rounded-md border border-line-strong bg-canvas text-ink"
    />
  );
}
