import type { StockHold } from '../../domain/orders/order-view.ts';
import type { ShippingErrors } from './shipping-errors.ts';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { settleCart } from '../cart/settle-cart.ts';
import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.tsx';

/** Why the server placed no order. */
export interface OrderProblem {
  readonly reason: string;
  /** In the language of the page. */
  readonly text: string;
  /** Whether the discount code does not hold, so that the order is to be looked at without it. */
  readonly isCodeRefused?: boolean;
  /** The state of the account's cart, for `cart-changed`: the page's own is out of date. */
  readonly cartTag?: string;
  /** What an unpaid order of the shopper holds of the product that is short. */
  readonly hold?: StockHold | undefined;
  /** Message keys by field, for `invalid-shipping`. */
  readonly errors?: ShippingErrors;
}

const STEP_OF: Readonly<Record<string, number>> = {
  'invalid-shipping': 1,
  'method-not-offered': 1,
  'payment-not-offered': 2,
  'too-many-machine-days': 2,
};

/** The step on which a refusal can be settled. */
export const stepOfProblem = ({ reason }: OrderProblem): number => STEP_OF[reason] ?? 3;

/** An order that is sent, or may be. */
export interface PlacingOrder {
  readonly isPending: boolean;
  /** The server's latest no, until it is settled by going on. */
  readonly refusal: OrderProblem | null;
  readonly place: (form: FormData) => void;
  readonly settle: () => void;
}

/**
 * Sends the order, once at a time. A yes leads to the success page by itself, as long as the component that calls this is there: the
 * router leads on for none that is gone.
 */
export function usePlaceOrder(): PlacingOrder {
  const t = useT();
  const fetcher = useFetcher<OrderProblem>();
  const [settled, setSettled] = useState<OrderProblem>();
  const cartTag = fetcher.data?.cartTag;
  useEffect(() => {
    if (cartTag !== undefined) void settleCart(cartTag).catch(() => {}); // without a connection the next page brings it
  }, [cartTag]);
  // Two presses come sooner than a render that says the first one is under way.
  const isSent = useRef(false);
  const isPending = fetcher.state !== 'idle';
  const isOpen = !isPending && fetcher.data !== undefined && fetcher.data !== settled;
  return {
    isPending,
    refusal: isOpen ? (fetcher.data ?? null) : null,
    place: (form) => {
      if (isSent.current) return;
      isSent.current = true;
      const notice = toast.info(t('checkout.processing'));
      // Settled once the next page is shown, or the refusal is.
      void fetcher.submit(form, { method: 'post' }).finally(() => {
        isSent.current = false;
        toast.dismiss(notice);
      });
    },
    settle: () => setSettled(fetcher.data),
  };
}
