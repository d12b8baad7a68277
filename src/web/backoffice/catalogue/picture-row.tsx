import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useState, type PointerEvent } from 'react';
import { Form } from 'react-router';
import {
  ALT_MAX,
  squareOf,
  type AltTexts,
  type PictureCrop,
  type PixelSize,
  type SquareCrop,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import type { Picture as PictureSizes } from '../../../domain/catalogue/picture.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../../ui/choice-group.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { StaffForm } from '../staff-form.tsx';

/** A picture as its page shows it. */
interface PictureView {
  readonly name: string;
  readonly isShown: boolean;
  readonly state: 'ready' | 'recropping' | 'waiting' | 'failed';
  readonly fileName: string | null;
  readonly size: PixelSize | null;
  readonly crop: PictureCrop;
  readonly texts: AltTexts;
  readonly source: PictureSizes | null;
}

/** The largest square, in the middle. */
const MIDDLE: SquareCrop = { side: 100, left: 50, top: 50 };
const SIDES = [
  ['side', 10],
  ['left', 0],
  ['top', 0],
] as const;

/** Where a square lies in the room that is left over, in percent, if its middle is to be at a point. */
function percentAt(point: number, side: number, length: number): number {
  if (length <= side) return 50;
  return Math.round(Math.min(1, Math.max(0, (point - side / 2) / (length - side))) * 100);
}

/** The whole of a picture with the square that the shop shows of it, which is dragged, too. */
function CropView({
  name,
  size,
  square,
  onMove,
}: {
  name: string;
  size: PixelSize;
  square: SquareCrop | null;
  onMove: (to: Pick<SquareCrop, 'left' | 'top'>) => void;
}) {
  const box = square === null ? null : squareOf(size, square);
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (box === null || event.buttons !== 1) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onMove({
      left: percentAt(((event.clientX - left) / width) * size.width, box.width, size.width),
      top: percentAt(((event.clientY - top) / height) * size.height, box.height, size.height),
    });
  };
  return (
    <svg
      viewBox={`0 0 ${size.width} ${size.height}`}
      aria-hidden="true"
      onPointerDown={move}
      onPointerMove={move}
      className="h-auto max-h-96 w-full touch-none rounded-md bg-fill"
    >
      <image href={`/pictures/products/${name}-whole.webp`} width={size.width} height={size.height} />
      {box !== null && (
        <path
          fillRule="evenodd"
          className="fill-black/60"
          d={`M0 0H${size.width}V${size.height}H0ZM${box.left} ${box.top}h${box.width}v${box.height}h-${box.width}Z`}
        />
      )}
    </svg>
  );
}

function CropForm({ name, size, crop }: Pick<PictureView, 'name' | 'crop'> & { size: PixelSize }) {
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
      <CropView name={name} size={size} square={isWhole ? null : square} onMove={change} />
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
      {SIDES.map(([field, least]) => (
        <label key={field} className="flex w-full flex-col gap-1.5 text-sm font-semibold text-ink">
          {t(`backoffice.pictures.${field}`)}
          <input
            type="range"
            name={field}
            min={least}
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

function AltForm({ name, texts }: Pick<PictureView, 'name' | 'texts'>) {
  const t = useT();
  return (
    <StaffForm
      intent="picture-alt"
      kept={`picture-alt ${name}`}
      label={t('backoffice.pictures.altSave')}
      tone="secondary"
    >
      <input type="hidden" name="name" value={name} />
      <p className="text-sm">{t('backoffice.pictures.altHint')}</p>
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          name={locale}
          label={LANGUAGE_NAMES[locale]}
          lang={locale}
          defaultValue={texts[locale] ?? ''}
          maxLength={ALT_MAX}
          autoComplete="off"
          className="w-full text-ink"
        />
      ))}
    </StaffForm>
  );
}

/** Which of its pictures a product shows first, and the steps of one along the gallery. */
function Moves({ name, place, shown }: { name: string; place: number; shown: number }) {
  const t = useT();
  return (
    <Form method="post" className="flex flex-wrap items-center gap-1">
      <input type="hidden" name="intent" value="picture-move" />
      <input type="hidden" name="name" value={name} />
      {place > 0 && (
        <IconButton type="submit" name="to" value={place - 1} label={t('backoffice.pictures.earlier')}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {place < shown - 1 && (
        <IconButton type="submit" name="to" value={place + 1} label={t('backoffice.pictures.later')}>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {place > 0 && (
        <Button type="submit" name="to" value={0} tone="ghost" size="sm">
          {t('backoffice.pictures.makeFirst')}
        </Button>
      )}
    </Form>
  );
}

/** One picture of a product with all that staff can do with it; `shown` is how many the shop shows. */
export function PictureRow({
  picture: { name, isShown, state, fileName, size, crop, texts, source },
  place,
  shown,
}: {
  picture: PictureView;
  place: number;
  shown: number;
}) {
  const t = useT();
  const words = t('backoffice.pictures.number', { number: place + 1 });
  return (
    <li id={name} aria-label={words} className="min-w-0">
      <div className="flex gap-5">
        <PictureTile className="aspect-square w-32 shrink-0 self-start sm:w-40">
          {source !== null && <Picture source={source} alt={words} sizes="160px" fill />}
        </PictureTile>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            {words}
            {isShown && place === 0 && <Badge tone="inverse">{t('backoffice.pictures.first')}</Badge>}
            {state !== 'ready' && state !== 'failed' && <Badge>{t(`backoffice.pictures.${state}`)}</Badge>}
          </p>
          {fileName !== null && <p className="max-w-full truncate text-sm text-muted">{fileName}</p>}
          {state === 'failed' && <p className="text-sm text-danger">{t('backoffice.pictures.failed')}</p>}
          {isShown && shown > 1 && <Moves {...{ name, place, shown }} />}
          <Form method="post">
            <input type="hidden" name="intent" value="picture-remove" />
            <input type="hidden" name="name" value={name} />
            <Button type="submit" tone="ghost" size="sm">
              {t('backoffice.pictures.remove')}
            </Button>
          </Form>
        </div>
      </div>
      <div className="mt-4 border-t border-line">
        {isShown && size !== null && (
          <Disclosure summary={t('backoffice.pictures.crop')}>
            <CropForm key={JSON.stringify(crop)} {...{ name, size, crop }} />
          </Disclosure>
        )}
        <Disclosure summary={t('backoffice.pictures.alt')}>
          <AltForm key={JSON.stringify(texts)} {...{ name, texts }} />
        </Disclosure>
      </div>
    </li>
  );
}
