import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { ModerationStatus } from '../../domain/reviews/moderation.ts';
import { useT } from '../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../ui/badge.tsx';

const LOOKS = {
  PENDING: { tone: 'warning', Icon: Clock },
  PUBLISHED: { tone: 'success', Icon: CircleCheckBig },
  REJECTED: { tone: 'neutral', Icon: CircleX },
} as const satisfies Record<ModerationStatus, { tone: BadgeTone; Icon: typeof Clock }>;

/** How something that was written stands; every status has its own sign. */
export function ReviewBadge({ status }: { status: ModerationStatus }) {
  const t = useT();
  return <Badge {...LOOKS[status]}>{t(`review.status.${status}`)}</Badge>;
}
