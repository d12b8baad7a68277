import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { settleCart } from '../cart/settle-cart.ts';
import { useT } from '../i18n/i18n.tsx';
import { toast } from '../ui/toast.ts';
import type { OrderProblem } from './order-problem.ts';

/**
 * Sends the order, once at a time. `refusal` is the server's latest no, until it is settled by going on; a yes leads
 * to the success page by itself.
 */
export function usePlaceOrder(): {
  readonly isPending: boolean;
  readonly refusal: OrderProblem | null;
  readonly place: (form: FormData) => void;
  readonly settle: () => void;
} {
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
