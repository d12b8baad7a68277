import { useRef, useState, type PointerEvent } from 'react';
import {
  cornerOf,
  CORNERS,
  cropCentred,
  cropMoved,
  cropResized,
  heldAt,
  leastSide,
  shownSquare,
  type Corner,
  type Point,
} from '../../../domain/catalogue/editing/crop-drag.ts';
import {
  squareOf,
  type PictureCrop,
  type PixelSize,
  type SquareCrop,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ChoiceGroup, RadioCard } from '../../ui/choice-group.tsx';
import { StaffForm } from '../staff-form.tsx';

/** The largest square, in the middle. */
const MIDDLE: SquareCrop = { side: 100, left: 50, top: 50 };
const PLACES = ['side', 'left', 'top'] as const;
/** So near to a corner a press takes it, in pixels of the screen: half a finger. */
const REACH = 24;

/** The file that has the whole of a picture, whatever is cut out of it. */
const wholeOf = (name: string): string => `/pictures/products/${name}-whole.webp`;

/** What is dragged: the square or a corner of it, as it was when it was taken, and where. */
interface Drag {
  readonly held: Corner | 'square';
  readonly from: Point;
  readonly crop: SquareCrop;
}

/** Where on the picture a pointer is, in its pixels, and how many of them a pixel of the screen is. */
function pointOf(
  event: PointerEvent<SVGSVGElement>,
): { readonly point: Point; readonly scale: number } | null {
  const matrix = event.currentTarget.getScreenCTM()?.inverse();
  if (matrix === undefined) return null;
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return { point: { x, y }, scale: matrix.a };
}

/** The whole of a picture with the square that the shop shows of it, which is dragged by itself and by its corners. */
function CropView({
  name,
  size,
  square,
  kept,
  onChange,
}: {
  name: string;
  size: PixelSize;
  /** Null while the whole picture is shown. */
  square: SquareCrop | null;
  /** The square that a press on the whole picture begins with. */
  kept: SquareCrop;
  onChange: (to: SquareCrop) => void;
}) {
  const drag = useRef<Drag | null>(null);
  const take = (event: PointerEvent<SVGSVGElement>) => {
    const pressed = event.button === 0 ? pointOf(event) : null;
    if (pressed === null) return;
    const { point, scale } = pressed;
    event.currentTarget.setPointerCapture(event.pointerId);
    const held = square === null ? 'square' : heldAt(size, square, { point, reach: REACH * scale });
    // Beside the square it comes to the pointer.
    const crop = held === null ? cropCentred(size, kept, point) : kept;
    drag.current = { held: held ?? 'square', from: point, crop };
    onChange(crop);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const pressed = drag.current === null ? null : pointOf(event);
    if (drag.current === null || pressed === null) return;
    const { held, from, crop } = drag.current;
    const { point } = pressed;
    onChange(
      held === 'square'
        ? cropMoved(size, crop, { x: point.x - from.x, y: point.y - from.y })
        : cropResized(size, crop, { corner: held, point }),
    );
  };
  const release = () => {
    drag.current = null;
  };
  const box = square === null ? null : squareOf(size, square);
  const dot = Math.max(size.width, size.height) / 60;
  /** Around the picture, so that corners at its edges are whole and can be taken. */
  const edge = dot * 1.5;
  return (
    <svg
      viewBox={`${-edge} ${-edge} ${size.width + 2 * edge} ${size.height + 2 * edge}`}
      aria-hidden="true"
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      // What answers a press is what a finger near the edge means, not the heading above.
      className="h-auto max-h-96 w-full cursor-move touch-none active:cursor-grabbing rounded-md bg-fill"
    >
      <image href={wholeOf(name)} width={size.width} height={size.height} />
      {box !== null && square !== null && (
        <>
          <path
            fillRule="evenodd"
            fill="black"
            fillOpacity={0.6}
            d={`M0 0H${size.width}V${size.height}H0ZM${box.left} ${box.top}h${box.width}v${box.height}h-${box.width}Z`}
          />
          {CORNERS.map((corner) => {
            const { x, y } = cornerOf(size, square, corner);
            const isFalling = (corner.x === 'left') === (corner.y === 'top');
            return (
              <circle
                key={`${corner.x} ${corner.y}`}
                cx={x}
                cy={y}
                r={dot}
                strokeWidth={dot / 4}
                fill="white"
                stroke="black"
                className={isFalling ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}
              />
            );
          })}
        </>
      )}
    </svg>
  );
}

/** What the shop shows of a picture by a crop. */
function CropPreview({ name, size, crop }: { name: string; size: PixelSize; crop: PictureCrop }) {
  const t = useT();
  const { left, top, side } = shownSquare(size, crop);
  return (
    <figure className="m-0 w-32 text-xs text-muted">
      <svg
        viewBox={`${left} ${top} ${side} ${side}`}
        aria-hidden="true"
        className="block aspect-square w-full rounded-md border border-line"
      >
        <rect x={left} y={top} width={side} height={side} fill="white" />
        <image href={wholeOf(name)} width={size.width} height={size.height} />
      </svg>
      <figcaption className="mt-2">{t('backoffice.pictures.cropShown')}</figcaption>
    </figure>
  );
}

/** Says what the shop shows of a picture: dragged with a pointer, or moved by sliders. */
export function CropForm({ name, size, crop }: { name: string; size: PixelSize; crop: PictureCrop }) {
  const t = useT();
  const [square, setSquare] = useState(crop ?? MIDDLE);
  const [isWhole, setIsWhole] = useState(crop === null);
  const change = (to: Partial<SquareCrop>) => {
    setSquare((before) => ({ ...before, ...to }));
    setIsWhole(false);
  };
  return (
    <StaffForm
      intent="picture-crop"
      kept={`picture-crop ${name}`}
      label={t('backoffice.pictures.cropSave')}
      tone="secondary"
    >
      <input type="hidden" name="name" value={name} />
      <div className="flex w-full flex-wrap items-start gap-5 pt-3">
        <div className="min-w-0 flex-1 basis-64">
          <CropView {...{ name, size }} square={isWhole ? null : square} kept={square} onChange={change} />
        </div>
        <CropPreview {...{ name, size }} crop={isWhole ? null : square} />
      </div>
      <p className="max-w-measure text-sm text-muted">{t('backoffice.pictures.cropHint')}</p>
      <ChoiceGroup label={t('backoffice.pictures.fit')}>
        {(['whole', 'square'] as const).map((fit) => (
          <RadioCard
            key={fit}
            name="fit"
            value={fit}
            checked={isWhole === (fit === 'whole')}
            onChange={() => setIsWhole(fit === 'whole')}
            title={t(`backoffice.pictures.fit.${fit}`)}
          />
        ))}
      </ChoiceGroup>
      {PLACES.map((field) => (
        <label key={field} className="flex w-full flex-col gap-1.5 text-sm font-semibold text-ink">
          {t(`backoffice.pictures.${field}`)}
          <input
            type="range"
            name={field}
            min={field === 'side' ? leastSide(size) : 0}
            max={100}
            value={square[field]}
            onChange={(event) => change({ [field]: event.currentTarget.valueAsNumber })}
            className="h-11 w-full accent-accent"
          />
        </label>
      ))}
    </StaffForm>
  );
}
