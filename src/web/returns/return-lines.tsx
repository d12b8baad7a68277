import type { ReturnLineView } from '../../domain/returns/return-view.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';

/** The goods of a return: how many were asked for and why, and once it is over how many came. */
export function ReturnLines({ lines, isOver }: { lines: readonly ReturnLineView[]; isOver: boolean }) {
  const t = useT();
  if (lines.length === 0) return <p className="text-sm text-muted">{t('return.noLines')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ itemId, productId, name, articleNumber, picture, asked, pieces, reason }) => (
        <li key={itemId} className="flex items-start gap-4 py-5 sm:gap-6">
          <PictureTile className="size-16 shrink-0 rounded-md sm:size-20">
            <Picture fill source={pictureOf(picture)} alt="" sizes="80px" />
          </PictureTile>
          <div className="min-w-0 flex-1 text-sm">
            <p className="text-xs text-muted">
              <Unbroken text={articleNumber} />
            </p>
            <LocalLink to={`/product/${productId}`} className="text-base font-semibold hover:underline">
              <Unbroken text={name} />
            </LocalLink>
            <p className="mt-1">
              {isOver
                ? t('return.piecesCame', { came: pieces, asked: Math.max(asked, pieces) })
                : t('return.pieces', { count: asked })}
            </p>
            {reason !== null && <p className="text-muted">{t(`return.reason.${reason}`)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
