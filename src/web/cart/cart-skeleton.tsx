import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** Stands in for lines and summary until the browser's storage is read; without script it says why it stays. */
export function CartSkeleton() {
  const t = useT();
  return (
    <>
      <noscript>
        <Alert tone="warning" className="mb-8">
          {t('cart.needsScript')}
        </Alert>
      </noscript>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_25rem] wide:grid-cols-[minmax(0,1fr)_29rem] noscript:hidden">
        <div className="flex flex-col gap-8 pt-6">
          {[0, 1].map((row) => (
            <div key={row} className="flex gap-6">
              <Skeleton className="size-24 shrink-0 rounded-md sm:size-32" />
              <div className="flex flex-1 flex-col gap-3 pt-1">
                <Skeleton className="h-5 w-3/4 rounded-full" />
                <Skeleton className="h-4 w-1/3 rounded-full" />
              </div>
            </div>
          ))}
        </div>
        <Skeleton className="h-96 rounded-lg" />
      </div>
    </>
  );
}
