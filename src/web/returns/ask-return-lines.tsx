import {
  LINE_REASONS,
  piecesField,
  reasonField,
  type AskedKind,
} from '../../domain/returns/return-request.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useFields } from '../form/use-fields.ts';
import { useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { SelectField, TextField } from '../ui/field.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import type { AskAnswer } from './answer-return-request.ts';

/** A line of an order as the form offers it. */
export interface OfferedLine {
  readonly itemId: string;
  readonly name: string;
  readonly picture: string;
  readonly left: number;
  /** The same where one withdraws: complaints that nobody answered are called off for it. */
  readonly leftToWithdraw: number;
  /** Why nobody withdraws from it; null where they may. */
  readonly refused: 'cut-to-length' | 'made-to-order' | null;
}

/** A line: how many of its pieces go back, and why. */
export function LineFields({
  line,
  kind,
  answer,
  isOnly,
}: {
  line: OfferedLine;
  kind: AskedKind | null;
  answer: AskAnswer | undefined;
  isOnly: boolean;
}) {
  const t = useT();
  const field = useFields(answer);
  const { itemId, name, picture, refused } = line;
  const left = kind === 'withdrawal' ? line.leftToWithdraw : line.left;
  const isRefused = refused !== null && kind === 'withdrawal';
  const pieces = field(piecesField(itemId));
  const reason = field(reasonField(itemId));
  const reasons = kind === null ? [] : LINE_REASONS[kind];
  const isComplaint = kind === 'complaint';
  return (
    <li className="flex items-start gap-4 py-5 sm:gap-6">
      <PictureTile className="size-16 shrink-0 rounded-md sm:size-20">
        <Picture fill source={pictureOf(picture)} alt="" sizes="80px" />
      </PictureTile>
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-semibold">
          <Unbroken text={name} />
        </p>
        <p className="mt-1 text-sm text-muted">
          {isRefused ? t(`return.refused.${refused}`, { name }) : t('return.ask.left', { count: left })}
        </p>
        {left > line.left && !isRefused && (
          <p className="mt-1 text-sm text-muted">{t('return.ask.complaintGivesWay')}</p>
        )}
        {left > 0 && !isRefused && (
          <div className="mt-3 grid gap-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
            <TextField
              {...pieces}
              type="number"
              inputMode="numeric"
              min={0}
              max={left}
              label={
                <>
                  {t('return.ask.pieces')}
                  <span className="sr-only"> {name}</span>
                </>
              }
              defaultValue={pieces.defaultValue ?? (isOnly && left === 1 ? '1' : '')}
            />
            <SelectField
              key={kind}
              {...reason}
              label={
                <>
                  {t(isComplaint ? 'return.ask.reason' : 'return.ask.reasonOptional')}
                  <span className="sr-only"> {name}</span>
                </>
              }
              defaultValue={reason.defaultValue ?? ''}
              options={[
                { value: '', label: isComplaint ? '–' : t('return.ask.noReason') },
                ...reasons.map((each) => ({ value: each, label: t(`return.reason.${each}`) })),
              ]}
            />
          </div>
        )}
      </div>
    </li>
  );
}
