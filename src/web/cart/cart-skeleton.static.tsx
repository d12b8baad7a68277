import type { ReactNode } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { classNames } from '../ui/class-names.ts';
import { Skeleton } from '../ui/skeleton.tsx';

const line = (className: string) => <Skeleton className={`rounded-full ${className}`} />;

/** The amounts beside a cart, as `CartSummary` and `OrderSummary` have them. */
function SummarySkeleton({
  className,
  after,
  children,
}: {
  className: string;
  after?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={classNames('rounded-lg bg-surface', className)}>
      <div className="mb-6 py-1">{line('h-5 w-1/2')}</div>
      {children}
      <div className="mb-5 py-3">{line('h-4 w-2/5')}</div>
      {[0, 1, 2].map((row) => (
        <div key={row} className="flex justify-between py-2.5">
          {line('h-4 w-1/3')}
          {line('h-4 w-1/4')}
        </div>
      ))}
      <div className="mt-3 flex justify-between border-t border-line pt-5">
        {line('h-6 w-1/4')}
        {line('h-6 w-2/5')}
      </div>
      {after}
    </div>
  );
}

const GRID =
  'grid grid-cols-1 items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem] wide:grid-cols-[minmax(0,1fr)_29rem]';

/** Two lines and their summary, in the boxes of the cart. */
function CartShape() {
  return (
    <div className={GRID}>
      <div className="divide-y divide-line border-y border-line">
        {[0, 1].map((row) => (
          <div key={row} className="flex gap-4 py-6 sm:gap-6">
            <Skeleton className="size-22 shrink-0 rounded-md sm:size-36" />
            <div className="flex min-w-0 flex-1 flex-col gap-4">
              <div className="flex flex-col gap-x-8 gap-y-3 sm:flex-row sm:justify-between">
                <div className="flex-1">
                  {line('h-3 w-2/5')}
                  {line('mt-2 h-5 w-4/5')}
                  {line('mt-3.5 h-4 w-1/4')}
                </div>
                {line('h-6 w-28')}
              </div>
              <div className="flex items-end justify-between gap-3 sm:mt-auto">
                {line('h-9 w-29 pointer-coarse:h-11')}
                {line('mb-2.5 h-4 w-20')}
              </div>
            </div>
          </div>
        ))}
      </div>
      <SummarySkeleton
        className="p-5 sm:p-8"
        after={
          <>
            {line('mt-10 h-4 w-4/5')}
            {line('mt-9 h-13 w-full max-lg:hidden')}
            {line('mx-auto mt-5 mb-3 h-4 w-2/5')}
          </>
        }
      >
        <div className="mb-6">
          {line('h-4 w-3/5')}
          {line('mt-4 h-1.5 w-full')}
        </div>
      </SummarySkeleton>
    </div>
  );
}

/** The first step of the checkout and its summary, in their boxes. */
function CheckoutShape() {
  return (
    <>
      <div className="flex h-10 items-center gap-4">
        {[0, 1, 2].map((step) => (
          <div key={step} className="flex items-center gap-2.5">
            <Skeleton className="size-7 rounded-full" />
            {line('h-4 w-20 max-sm:hidden')}
          </div>
        ))}
      </div>
      <Skeleton className="mt-6 h-13 rounded-md lg:hidden" />
      <div className={`mt-10 ${GRID}`}>
        <div className="flex flex-col gap-6">
          <div className="py-1">{line('h-6 w-40')}</div>
          <div className="grid gap-5 sm:grid-cols-2">
            {[0, 1, 2, 3, 4, 5, 6, 7].map((field) => (
              <div key={field} className="flex flex-col gap-1.5">
                <div className="py-0.75">{line('h-3.5 w-24')}</div>
                <Skeleton className="h-12 rounded-md" />
              </div>
            ))}
          </div>
          <div className="flex flex-col gap-2.5">
            <Skeleton className="h-20 rounded-md" />
            <Skeleton className="h-20 rounded-md" />
          </div>
        </div>
        <SummarySkeleton className="p-6 sm:p-8">
          <div className="mb-6 flex gap-4 border-b border-line pb-6">
            <Skeleton className="size-14 shrink-0 rounded-sm" />
            <div className="flex-1 pt-1">
              {line('h-4 w-4/5')}
              {line('mt-2.5 h-4 w-1/3')}
            </div>
          </div>
        </SummarySkeleton>
      </div>
    </>
  );
}

/** Stands in for what the browser's storage says, until it is read, as large as that; without script it says why it stays. */
export function CartShapes({ isCheckout }: { isCheckout: boolean }) {
  const t = useT();
  return (
    <>
      <noscript>
        <Alert tone="warning" className="mb-8">
          {t('cart.needsScript')}
        </Alert>
      </noscript>
      <div className="noscript:hidden">{isCheckout ? <CheckoutShape /> : <CartShape />}</div>
    </>
  );
}
