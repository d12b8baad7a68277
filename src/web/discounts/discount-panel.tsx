import Tag from 'lucide-react/icons/tag';
import X from 'lucide-react/icons/x';
import type { RefObject, SubmitEvent } from 'react';
import {
  MAX_CODE_LENGTH,
  type DiscountApplied,
  type DiscountTerms,
} from '../../domain/discounts/discount.ts';
import { formatPercent } from '../../domain/locale/format-percent.ts';
import { withoutTax, withTax } from '../../domain/checkout/tax.ts';
import { formatPrice } from '../../domain/money/format-money.ts';
import type { Money } from '../../domain/money/money.ts';
import { useTaxRule } from '../i18n/currency.tsx';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { ChosenAmount } from '../i18n/price.tsx';
import { loadMessages } from '../i18n/page-messages.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { discountReasonText } from './discount-reason-text.ts';
import type { DiscountEntry } from './use-discount.ts';

// The panel of the discount code is there only when its texts are, too.
if (!import.meta.env.SSR) await loadMessages('discount');

/**
 * What a code gives. An amount is kept without tax, and said as the visitor reads prices (R9); where the code applies, the
 * row of the discount below says what it comes to.
 */
function GivenByCode({ terms, isApplied }: { terms: DiscountTerms; isApplied: boolean }) {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRule();
  const { kind, percent, amount } = terms;
  if (kind === 'percentage')
    return t('cart.discount.percentage', { percent: formatPercent(percent ?? 0, locale) });
  if (amount === null) return t('cart.discount.free-shipping');
  if (isApplied) return t('cart.discount.applied');
  const off = (money: Money) => t('cart.discount.amount', { amount: formatPrice(money, locale) });
  return <ChosenAmount gross={off(withTax(amount, rule))} net={off(withoutTax(amount, rule))} />;
}

/** A code in use: what it gives, or what is missing for it, and the way to be rid of it. */
function CodeInUse({
  terms,
  applied,
  onRemove,
}: {
  terms: DiscountTerms;
  applied: DiscountApplied;
  onRemove: () => void;
}) {
  const t = useT();
  const locale = useLocale();
  const rule = useTaxRule();
  const { code } = terms;
  return (
    <div>
      <div className="flex items-center gap-3 rounded-md bg-canvas py-1 pr-1 pl-4">
        <Tag size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        <p className="min-w-0 flex-1 py-1.5 text-sm">
          <span className="block font-semibold wrap-anywhere">{code}</span>
          <span className={applied.ok ? 'text-success' : 'text-muted'}>
            <GivenByCode terms={terms} isApplied={applied.ok} />
          </span>
        </p>
        <IconButton label={t('cart.discount.remove', { code })} onClick={onRemove}>
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </div>
      {!applied.ok && (
        <p className="mt-2 text-sm text-muted">{discountReasonText(applied, { locale, t, rule })}</p>
      )}
    </div>
  );
}

/** The code in use, or the form that takes one; the outcome is read out at `place`, where the focus stays. */
export function DiscountPanel({
  entry: { terms, isAsking, problem, apply, remove },
  applied,
  place,
}: {
  entry: DiscountEntry;
  /** What the code does to the goods; null without one. */
  applied: DiscountApplied | null;
  place: RefObject<HTMLElement | null>;
}) {
  const t = useT();
  const focusPlace = () => place.current?.focus({ preventScroll: true });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = new FormData(form).get('code');
    const isInUse = typeof code === 'string' && code.trim() !== '' && (await apply(code));
    const field = form.elements.namedItem('code');
    if (isInUse) focusPlace();
    else if (field instanceof HTMLElement) field.focus();
  };
  const removeCode = () => {
    remove();
    focusPlace();
  };
  if (terms !== null && applied !== null) {
    return <CodeInUse terms={terms} applied={applied} onRemove={removeCode} />;
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex items-start gap-2 pt-2">
      <TextField
        name="code"
        label={t('cart.discount.label')}
        error={problem && (problem.text ?? t('cart.discount.failed'))}
        className="min-w-0 flex-1"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
      />
      <Button type="submit" loading={isAsking} className="mt-6.5 h-12">
        {t('cart.discount.apply')}
      </Button>
    </form>
  );
}
