import Ban from 'lucide-react/icons/ban';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Undo from 'lucide-react/icons/undo-2';
import type { QuoteStatus } from '../../domain/quotes/quote.ts';
import { useT } from '../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const LOOKS = {
  REQUESTED: { tone: 'warning', Icon: Clock },
  OFFERED: { tone: 'success', Icon: ClipboardCheck },
  ACCEPTED: { tone: 'success', Icon: CircleCheckBig },
  DECLINED: { tone: 'danger', Icon: Ban },
  EXPIRED: { tone: 'neutral', Icon: CircleX },
  WITHDRAWN: { tone: 'neutral', Icon: Undo },
} as const satisfies Record<QuoteStatus, { tone: BadgeTone; Icon: typeof Clock }>;

/** How a request for a bulk price stands; every status has its own sign. */
export function QuoteBadge({ status }: { status: QuoteStatus }) {
  const t = useT();
  return <Badge {...LOOKS[status]}>{t(`quote.status.${status}`)}</Badge>;
}
