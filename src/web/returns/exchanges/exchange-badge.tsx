import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import Ban from 'lucide-react/icons/ban';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import PackageCheck from 'lucide-react/icons/package-check';
import Truck from 'lucide-react/icons/truck';
import type { ExchangeStatus } from '../../../domain/returns/exchange-status.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';

const LOOKS = {
  PENDING: { tone: 'warning', Icon: Clock },
  APPROVED: { tone: 'success', Icon: ClipboardCheck },
  IN_PROGRESS: { tone: 'neutral', Icon: ArrowLeftRight },
  SHIPPED: { tone: 'inverse', Icon: Truck },
  DELIVERED: { tone: 'success', Icon: PackageCheck },
  COMPLETED: { tone: 'success', Icon: CircleCheckBig },
  REJECTED: { tone: 'danger', Icon: Ban },
  CANCELLED: { tone: 'neutral', Icon: CircleX },
} as const satisfies Record<ExchangeStatus, { tone: BadgeTone; Icon: typeof Clock }>;

/** How an exchange stands, in its own words. */
export function ExchangeBadge({ status }: { status: ExchangeStatus }) {
  const t = useT();
  return <Badge {...LOOKS[status]}>{t(`exchange.status.${status}`)}</Badge>;
}
