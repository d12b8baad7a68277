import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { wrapIndex } from '../ui/wrap-index.ts';
import { pictureAlt, type Gallery } from './picture-words.ts';
import { useZoom } from './use-zoom.ts';

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The pictures of a product over the whole window, to be looked at closely. Escape and the button close it. */
export function ZoomDialog({
  pictures,
  texts,
  start,
  name,
  onClose,
}: Gallery & {
  start: number;
  name: string;
  onClose: () => void;
}) {
  const t = useT();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const source = pictureOf(pictures[index] ?? '');
  const { view, scale, zoomIn, zoomOut, reset, handlers } = useZoom(source.width);
  useEffect(() => dialog.current?.showModal(), []);
  const step = (by: number) => {
    reset();
    setIndex(wrapIndex(index + by, pictures.length));
  };
  const hasSeveral = pictures.length > 1;
  return (
    <dialog
      ref={dialog}
      aria-label={`${t('product.zoom')}: ${name}`}
      onClose={onClose}
      onKeyDown={(event) => {
        // Enlarged, the arrows scroll.
        if (!hasSeveral || scale > 1) return;
        if (event.key === 'ArrowLeft') step(-1);
        if (event.key === 'ArrowRight') step(1);
      }}
      className={classNames(
        'on-picture m-0 size-full max-h-none max-w-none overflow-hidden bg-picture text-on-picture',
        source.clear && 'sweep',
      )}
    >
      <div
        ref={view}
        role="group"
        aria-label={name}
        tabIndex={0}
        {...handlers}
        className="flex size-full cursor-grab touch-none scrollbar-none overflow-auto -outline-offset-4 select-none active:cursor-grabbing"
      >
        <div
          className="relative m-auto shrink-0"
          style={{
            width: `calc(min(100dvw, 100dvh) * ${scale})`,
            height: `calc(min(100dvw, 100dvh) * ${scale})`,
          }}
        >
          <Picture
            key={source.src}
            source={source}
            alt={pictureAlt(t, { pictures, texts, name }, index)}
            sizes={`${source.width}px`}
            priority="eager"
            fill
            className="pointer-events-none"
          />
        </div>
      </div>
      <form method="dialog" className="absolute top-3 right-3 flex gap-1 rounded-full bg-picture">
        <IconButton tone="picture" label={t('product.zoomOut')} disabled={scale <= 1} onClick={zoomOut}>
          <Minus {...icon} />
        </IconButton>
        <IconButton tone="picture" label={t('product.zoomIn')} onClick={zoomIn}>
          <Plus {...icon} />
        </IconButton>
        <IconButton tone="picture" type="submit" label={t('product.zoomClose')}>
          <X {...icon} />
        </IconButton>
      </form>
      {hasSeveral && (
        <div className="absolute inset-x-0 bottom-3 mx-auto flex w-fit items-center gap-1 rounded-full bg-picture text-sm font-medium">
          <IconButton tone="picture" label={t('product.zoomPrevious')} onClick={() => step(-1)}>
            <ChevronLeft {...icon} />
          </IconButton>
          <span aria-hidden="true">
            {index + 1} / {pictures.length}
          </span>
          <IconButton tone="picture" label={t('product.zoomNext')} onClick={() => step(1)}>
            <ChevronRight {...icon} />
          </IconButton>
        </div>
      )}
    </dialog>
  );
}
