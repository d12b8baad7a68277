import { useT } from '../i18n/i18n.tsx';
import { ShopAnchor } from '../i18n/shop-anchor.tsx';
import { usePath } from '../i18n/use-path.ts';
import { StepperProgress } from '../ui/stepper-progress.tsx';

/** Which of the three steps this is; `step` counts from 1. */
export function CheckoutProgress({ names, step }: { names: readonly string[]; step: number }) {
  const t = useT();
  const path = usePath();
  return (
    <StepperProgress
      steps={names.map((name, index) => ({ name, href: `${path('/checkout')}?step=${index + 1}` }))}
      current={step - 1}
      labels={{ progress: t('checkout.progress'), done: t('checkout.stepDone') }}
      LinkComponent={ShopAnchor}
    />
  );
}
