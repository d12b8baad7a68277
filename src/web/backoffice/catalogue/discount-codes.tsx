import { DISCOUNT_KINDS } from '../../../domain/discounts/discount.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { formatPercent } from '../../../domain/locale/format-percent.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { formatMoney } from '../../../domain/money/format-money.ts';
import { money } from '../../../domain/money/money.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { SelectField, TextField } from '../../ui/field.tsx';
import { StaffForm } from '../staff-form.tsx';
import { WhyField } from './why-field.tsx';

/** A code as staff made it; amounts in minor units, instants as ISO 8601. */
interface CodeRow {
  readonly code: string;
  readonly kind: (typeof DISCOUNT_KINDS)[number];
  readonly percent: number | null;
  readonly amountUah: number | null;
  readonly amountPln: number | null;
  readonly uses: number;
  readonly maxUses: number | null;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isOver: boolean;
}

const CODE_NUMBERS = [
  'percent',
  'amountUah',
  'amountPln',
  'minimumUah',
  'minimumPln',
  'uses',
  'usesPerCustomer',
] as const;

/** What makes a code; what stays empty is no limit. */
export function CodeFields({ problem }: { problem: FormProblem<string> | undefined }) {
  const t = useT();
  const field = useFields(problem);
  return (
    <div className="grid w-full gap-4 text-ink sm:grid-cols-2 xl:grid-cols-4">
      <TextField {...field('code')} label={t('backoffice.prices.code')} autoComplete="off" required />
      <SelectField
        {...field('kind')}
        label={t('backoffice.prices.kind')}
        options={DISCOUNT_KINDS.map((value) => ({ value, label: t(`backoffice.prices.kind.${value}`) }))}
        required
      />
      {CODE_NUMBERS.map((name) => (
        <TextField
          key={name}
          {...field(name)}
          label={t(`backoffice.prices.${name}`)}
          inputMode="decimal"
          autoComplete="off"
        />
      ))}
      <TextField {...field('firstDay')} type="date" label={t('backoffice.prices.firstDay')} />
      <TextField {...field('lastDay')} type="date" label={t('backoffice.prices.lastDay')} />
      <div className="col-span-full">
        <WhyField label={t('backoffice.prices.reason')} typed={problem?.values['why']} />
      </div>
    </div>
  );
}

/** One code: what it gives, how often it was used, and the button that ends it. */
export function Code({ code }: { code: CodeRow }) {
  const t = useT();
  const locale = useLocale();
  const { kind, percent, amountUah, amountPln, uses, maxUses, startsAt, endsAt, isOver } = code;
  const amounts = [
    amountUah === null ? null : formatMoney(money(amountUah, 'UAH'), locale),
    amountPln === null ? null : formatMoney(money(amountPln, 'PLN'), locale),
  ].filter((amount) => amount !== null);
  const at = (moment: string) => formatDate(moment, locale, timeZoneOf('UA'), 'short');
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow">
        <p className="font-mono font-semibold break-all">{code.code}</p>
        <p className="mt-1 text-sm text-muted">
          {t(`backoffice.prices.kind.${kind}`)}
          {percent !== null && `: ${formatPercent(percent, locale)}`}
          {amounts.length > 0 && `: ${amounts.join(' / ')}`}
          {', '}
          {maxUses === null
            ? t('backoffice.prices.used', { count: uses })
            : t('backoffice.prices.usedOf', { count: uses, most: maxUses })}
          {/* It ends as the day after its last one begins. */}
          {endsAt !== null &&
            `, ${t('backoffice.prices.window', { from: at(startsAt), until: at(new Date(Date.parse(endsAt) - 1).toISOString()) })}`}
        </p>
      </div>
      {isOver ? (
        <Badge>{t('backoffice.prices.over')}</Badge>
      ) : (
        <StaffForm
          intent="end-code"
          kept={`end ${code.code}`}
          label={t('backoffice.prices.end')}
          tone="ghost"
        >
          <input type="hidden" name="code" value={code.code} />
        </StaffForm>
      )}
    </li>
  );
}
