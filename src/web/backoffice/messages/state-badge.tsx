import type { MessageState } from '../../../domain/messages/message-state.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';

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
