import Ban from 'lucide-react/icons/ban';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import SearchCheck from 'lucide-react/icons/search-check';
import Truck from 'lucide-react/icons/truck';
import Undo from 'lucide-react/icons/undo-2';
import type { ReturnStatus } from '../../domain/returns/return-status.ts';
import { useT } from '../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const LOOKS = {
  PENDING: { tone: 'warning', Icon: Clock },
  APPROVED: { tone: 'success', Icon: ClipboardCheck },
  SHIPPED: { tone: 'inverse', Icon: Truck },
  RETURNED: { tone: 'neutral', Icon: Undo },
  IN_PROGRESS: { tone: 'neutral', Icon: SearchCheck },
  COMPLETED: { tone: 'success', Icon: CircleCheckBig },
  REJECTED: { tone: 'danger', Icon: Ban },
  CANCELLED: { tone: 'neutral', Icon: CircleX },
} as const satisfies Record<ReturnStatus, { tone: BadgeTone; Icon: typeof Clock }>;

/** How a return stands, in its own words: goods that are back are not back with their customer. */
export function ReturnBadge({ status }: { status: ReturnStatus }) {
  const t = useT();
  return <Badge {...LOOKS[status]}>{t(`return.status.${status}`)}</Badge>;
}
