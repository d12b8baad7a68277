import CheckCheck from 'lucide-react/icons/check-check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Cog from 'lucide-react/icons/cog';
import type { TicketStatus } from '../../domain/support/ticket-status.ts';
import { useT } from '../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const LOOKS = {
  PENDING: { tone: 'warning', Icon: Clock },
  IN_PROGRESS: { tone: 'neutral', Icon: Cog },
  RESOLVED: { tone: 'success', Icon: CheckCheck },
  COMPLETED: { tone: 'neutral', Icon: CircleCheckBig },
  CANCELLED: { tone: 'neutral', Icon: CircleX },
} as const satisfies Record<TicketStatus, { tone: BadgeTone; Icon: typeof Clock }>;

/** How a ticket stands; every status has its own sign. */
export function TicketBadge({ status }: { status: TicketStatus }) {
  const t = useT();
  return <Badge {...LOOKS[status]}>{t(`ticket.status.${status}`)}</Badge>;
}
