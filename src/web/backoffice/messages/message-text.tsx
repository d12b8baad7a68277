import type { Locale } from '../../../domain/locale/locale.ts';
import type { MessageState } from '../../../domain/messages/message-state.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';

const PLACE = /(\{\s*\w+\s*\})/;
const CHOICE = /\{\s*\w+\s*,/;

/** A text as it is written: its places stand out, and one that makes choices is set like code. */
export function MessageText({ text, locale }: { text: string; locale: Locale }) {
  return (
    <span
      lang={locale}
      className={classNames(
        'break-words whitespace-pre-wrap',
        CHOICE.test(text) && 'font-mono text-[0.8125rem] leading-relaxed',
      )}
    >
      {text.split(PLACE).map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <code key={index} className="rounded-[0.25rem] bg-fill px-1 py-0.5 font-mono text-[0.9em]">
            {part}
          </code>
        ),
      )}
    </span>
  );
}

/** Says that a text is not the one that the shop came with, or that the one of staff is not in force. */
export function StateBadge({ state: { own, fault } }: { state: MessageState }) {
  const t = useT();
  if (own === null) return null;
  return fault === null ? (
    <Badge dot>{t('backoffice.texts.changed')}</Badge>
  ) : (
    <Badge tone="warning" dot>
      {t('backoffice.texts.ignored')}
    </Badge>
  );
}
