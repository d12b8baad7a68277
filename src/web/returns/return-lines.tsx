import { returnOutcomeText } from '../../content/return-outcome-text.ts';
import { returnOutcome } from '../../domain/returns/return-outcome.ts';
import type { ReturnLineView, ReturnView } from '../../domain/returns/return-view.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { Alert } from '../ui/alert.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';

/** That only some of the goods of a return were accepted, what becomes of the rest, and why in the words of staff; nothing for all others. */
export function PartAccepted({ found }: { found: ReturnView }) {
  const t = useT();
  const { hasRefused, hasMissing, isPart } = returnOutcome(found.lines);
  if (found.status !== 'COMPLETED' || !isPart) return null;
  return (
    <Alert tone="warning" title={t('return.part.title')}>
      {hasRefused && <p>{t('return.part.refused')}</p>}
      {hasMissing && <p>{t('return.part.missing')}</p>}
      {found.answerNote !== null && (
        <p className="mt-2">
          {t('return.answer')}: <span className="break-words whitespace-pre-line">{found.answerNote}</span>
        </p>
      )}
    </Alert>
  );
}

/** The goods of a return: how many were asked for and why, and once it is over what became of each. */
export function ReturnLines({
  lines,
  isOver,
  noLines,
}: {
  lines: readonly ReturnLineView[];
  isOver: boolean;
  /** What stands where its goods were named in words alone. */
  noLines?: string;
}) {
  const t = useT();
  if (lines.length === 0) return <p className="text-sm text-muted">{noLines ?? t('return.noLines')}</p>;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {lines.map(({ itemId, productId, name, articleNumber, picture, reason, ...counts }) => (
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
              {isOver ? returnOutcomeText(counts, t) : t('return.pieces', { count: counts.asked })}
            </p>
            {reason !== null && <p className="text-muted">{t(`return.reason.${reason}`)}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
