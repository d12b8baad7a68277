import Ban from 'lucide-react/icons/ban';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Clock from 'lucide-react/icons/clock';
import Cog from 'lucide-react/icons/cog';
import Package from 'lucide-react/icons/package';
import PackageCheck from 'lucide-react/icons/package-check';
import Truck from 'lucide-react/icons/truck';
import Undo from 'lucide-react/icons/undo-2';
import Zap from 'lucide-react/icons/zap';
import { STATUSES, type Status } from '../../domain/orders/order-status.ts';
import {
  isPaidAtDoor,
  paidInPart,
  shownPaymentStatus,
  type PaymentStatus,
} from '../../domain/orders/payment-status.ts';
import type { SessionStatus } from '../../domain/payments/session-status.ts';
import { useT } from '../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const LOOKS = {
  PENDING: { tone: 'warning', Icon: Clock },
  APPROVED: { tone: 'success', Icon: ClipboardCheck },
  PROCESSING: { tone: 'neutral', Icon: Package },
  IN_PROGRESS: { tone: 'neutral', Icon: Cog },
  SHIPPED: { tone: 'inverse', Icon: Truck },
  DELIVERED: { tone: 'success', Icon: PackageCheck },
  ACTIVE: { tone: 'success', Icon: Zap },
  RETURNED: { tone: 'neutral', Icon: Undo },
  COMPLETED: { tone: 'success', Icon: CircleCheckBig },
  RESOLVED: { tone: 'success', Icon: CheckCheck },
  REJECTED: { tone: 'danger', Icon: Ban },
  CANCELLED: { tone: 'danger', Icon: CircleX },
} as const satisfies Record<Status, { tone: BadgeTone; Icon: typeof Clock }>;

const PAYMENT_TONES = {
  UNPAID: 'warning',
  AUTHORIZED: 'neutral',
  PAID: 'success',
  PARTIALLY_REFUNDED: 'neutral',
  REFUNDED: 'neutral',
  FAILED: 'danger',
  MOVED: 'neutral',
} as const satisfies Record<PaymentStatus | 'MOVED', BadgeTone>;

interface BadgedOrder {
  readonly status: string;
  readonly paymentStatus: string;
  readonly paymentMethod: string;
  readonly totalMinor: number;
  readonly heldMinor: number;
  readonly owedMinor: number;
  readonly cardMinor: number;
  readonly isOnlyMoved?: boolean;
  readonly shippingMinor?: number | null;
}

/** How an order, a lease or a request stands; every status has its own sign (C §4). */
export function StatusBadge({ status }: { status: string }) {
  const t = useT();
  const known = STATUSES.find((each) => each === status);
  if (known === undefined) return null;
  return <Badge {...LOOKS[known]}>{t(`orderStatus.${known}`)}</Badge>;
}

/** Whether an order's money has come; `session` is the latest page to pay it on, where that is known. */
export function PaymentBadge({
  order,
  session = null,
}: {
  order: BadgedOrder;
  session?: SessionStatus | null;
}) {
  const t = useT();
  if (isPaidAtDoor(order)) {
    return (
      <Badge tone="success" dot>
        {t('paymentStatus.paidAtDoor')}
      </Badge>
    );
  }
  if (order.paymentStatus === 'UNPAID' && paidInPart(order) !== null) {
    return (
      <Badge tone="warning" dot>
        {t('paymentStatus.paidInPart')}
      </Badge>
    );
  }
  const shown = shownPaymentStatus(order, session);
  return shown === null ? null : (
    <Badge tone={PAYMENT_TONES[shown]} dot>
      {t(`paymentStatus.${shown}`)}
    </Badge>
  );
}

/** How an order and its money stand. */
export function OrderBadges({
  order,
  session = null,
}: {
  order: BadgedOrder;
  session?: SessionStatus | null;
}) {
  return (
    <>
      <StatusBadge status={order.status} />
      <PaymentBadge order={order} session={session} />
    </>
  );
}
