import { useRef, useState, type PointerEvent } from 'react';
import {
  cornerOf,
  CORNERS,
  cropCentred,
  cropMoved,
  cropResized,
  heldAt,
  leastSide,
  shownPart,
  type Corner,
  type CropRoom,
  type Point,
} from '../../../domain/catalogue/editing/crop-drag.ts';
import {
  partOf,
  SQUARE,
  wholeFile,
  type CropPart,
  type CropShape,
  type PictureCrop,
  type PixelSize,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import { MIDDLE } from '../../../domain/catalogue/editing/shop-pictures.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ChoiceGroup, RadioCard } from '../../ui/choice-group.tsx';
import { StaffForm } from '../staff-form.tsx';

const PLACES = ['side', 'left', 'top'] as const;
/** So near to a corner a press takes it, in pixels of the screen: half a finger. */
const REACH = 24;

/** The file that has the whole of a picture, whatever is cut out of it. */
const wholeOf = (name: string): string => `/pictures/${wholeFile(name)}`;

/** What is dragged: the part or a corner of it, as it was when it was taken, and where. */
interface Drag {
  readonly held: Corner | 'part';
  readonly from: Point;
  readonly crop: CropPart;
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

/** The whole of a picture with the part that the shop shows of it, which is dragged by itself and by its corners. */
function CropView({
  name,
  room,
  part,
  kept,
  onChange,
}: {
  name: string;
  room: CropRoom;
  /** Null while the whole picture is shown. */
  part: CropPart | null;
  /** The part that a press on the whole picture begins with. */
  kept: CropPart;
  onChange: (to: CropPart) => void;
}) {
  const { size, shape } = room;
  const drag = useRef<Drag | null>(null);
  const take = (event: PointerEvent<SVGSVGElement>) => {
    const pressed = event.button === 0 ? pointOf(event) : null;
    if (pressed === null) return;
    const { point, scale } = pressed;
    event.currentTarget.setPointerCapture(event.pointerId);
    const held = part === null ? 'part' : heldAt(room, part, { point, reach: REACH * scale });
    // Beside the part it comes to the pointer.
    const crop = held === null ? cropCentred(room, kept, point) : kept;
    drag.current = { held: held ?? 'part', from: point, crop };
    onChange(crop);
  };
  const move = (event: PointerEvent<SVGSVGElement>) => {
    const pressed = drag.current === null ? null : pointOf(event);
    if (drag.current === null || pressed === null) return;
    const { held, from, crop } = drag.current;
    const { point } = pressed;
    onChange(
      held === 'part'
        ? cropMoved(room, crop, { x: point.x - from.x, y: point.y - from.y })
        : cropResized(room, crop, { corner: held, point }),
    );
  };
  const release = () => {
    drag.current = null;
  };
  const box = part === null ? null : partOf(size, part, shape);
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
      {box !== null && part !== null && (
        <>
          <path
            fillRule="evenodd"
            fill="black"
            fillOpacity={0.6}
            d={`M0 0H${size.width}V${size.height}H0ZM${box.left} ${box.top}h${box.width}v${box.height}h-${box.width}Z`}
          />
          {CORNERS.map((corner) => {
            const { x, y } = cornerOf(room, part, corner);
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
function CropPreview({ name, room, crop }: { name: string; room: CropRoom; crop: PictureCrop }) {
  const t = useT();
  const { size } = room;
  const { left, top, width, height } = shownPart(room, crop);
  return (
    <figure className="m-0 w-32 text-xs text-muted">
      <svg
        viewBox={`${left} ${top} ${width} ${height}`}
        aria-hidden="true"
        className="block w-full rounded-md border border-line"
      >
        <rect x={left} y={top} width={width} height={height} fill="white" />
        <image href={wholeOf(name)} width={size.width} height={size.height} />
      </svg>
      <figcaption className="mt-2">{t('backoffice.pictures.cropShown')}</figcaption>
    </figure>
  );
}

/** Says what the shop shows of a picture: dragged with a pointer, or moved by sliders. */
export function CropForm({
  name,
  size,
  crop,
  shape = SQUARE,
}: {
  name: string;
  size: PixelSize;
  crop: PictureCrop;
  /** Of any but a square there is no whole. */
  shape?: CropShape;
}) {
  const t = useT();
  const [part, setPart] = useState(crop ?? MIDDLE);
  const [isWhole, setIsWhole] = useState(crop === null);
  const room = { size, shape };
  const change = (to: Partial<CropPart>) => {
    setPart((before) => ({ ...before, ...to }));
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
          <CropView {...{ name, room }} part={isWhole ? null : part} kept={part} onChange={change} />
        </div>
        <CropPreview {...{ name, room }} crop={isWhole ? null : part} />
      </div>
      <p className="max-w-measure text-sm text-muted">
        {t(shape === SQUARE ? 'backoffice.pictures.cropHint' : 'backoffice.shopPictures.cropHint')}
      </p>
      {shape === SQUARE && (
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
      )}
      {PLACES.map((field) => (
        <label key={field} className="flex w-full flex-col gap-1.5 text-sm font-semibold text-ink">
          {t(`backoffice.pictures.${field}`)}
          <input
            type="range"
            name={field}
            min={field === 'side' ? leastSide(room) : 0}
            max={100}
            value={part[field]}
            onChange={(event) => change({ [field]: event.currentTarget.valueAsNumber })}
            className="h-11 w-full accent-accent"
          />
        </label>
      ))}
    </StaffForm>
  );
}
