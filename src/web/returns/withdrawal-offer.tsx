import type { SellerView } from '../../content/pages/sellers.ts';
import { afterWithdrawalTexts } from '../../content/after-withdrawal-texts.ts';
import type { WhatFollows } from '../../domain/returns/after-withdrawal.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { marketOf, timeZoneOf } from '../../domain/locale/market.ts';
import type { OrderView } from '../../domain/orders/order-view.ts';
import { ButtonLink } from '../i18n/local-link.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';

/** What is known of withdrawing from an order: until when it can be, or when it was stated. */
export interface OrderWithdrawal {
  readonly offer: { readonly lastDay: string | null } | null;
  readonly stated: {
    readonly statedAt: string;
    readonly goods: string | null;
    readonly hasReceipt: boolean;
  } | null;
  /** What follows what was stated. */
  readonly follows: WhatFollows;
  /** Whether it is from the whole order, and nobody has dealt with it. */
  readonly isWhole: boolean;
}

/** That the withdrawal has arrived, and what follows: by the order as it stands, as its receipt said. */
export function WithdrawalNotice({
  order,
  seller: { address },
  withdrawal: { stated, follows },
}: {
  order: OrderView;
  seller: SellerView;
  withdrawal: OrderWithdrawal;
}) {
  const t = useT();
  const locale = useLocale();
  if (stated === null) return null;
  const date = formatDate(stated.statedAt, locale, timeZoneOf(marketOf(order.currency)), 'sentence');
  return (
    <Alert tone="info" title={t('order.withdrawal.stated', { date })}>
      {[
        t(stated.hasReceipt ? 'order.withdrawal.receiptSent' : 'order.withdrawal.receiptByHand'),
        ...afterWithdrawalTexts(follows, { address, t }),
      ].join(' ')}
    </Alert>
  );
}

/** Leads from an order to its withdrawal, as long as there is one to be made. */
export function WithdrawalLink({ order, offer }: { order: OrderView; offer: OrderWithdrawal['offer'] }) {
  const t = useT();
  const locale = useLocale();
  if (offer === null) return null;
  const { lastDay } = offer;
  return (
    <div className="flex flex-col gap-2">
      <ButtonLink to={`/withdrawal?order=${order.orderNumber}`} width="full">
        {t('order.withdrawal.offer')}
      </ButtonLink>
      <p className="text-xs text-muted">
        {lastDay === null
          ? t('order.withdrawal.offerOnWay')
          : t('order.withdrawal.offerUntil', { date: formatDate(lastDay, locale, 'UTC', 'short') })}
      </p>
    </div>
  );
}
