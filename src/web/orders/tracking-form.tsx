import { Form, useNavigation } from 'react-router';
import type { Market } from '../../domain/locale/market.ts';
import { carrierName, CARRIERS, usualCarrier, type Tracking } from '../../domain/orders/carriers.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/field.tsx';

/** Asks who carries a machine back and under which number; `hidden` is what else the form says. */
export function TrackingForm({
  market,
  tracking,
  hidden,
  error,
  isQuiet = tracking !== null,
}: {
  market: Market;
  tracking: Tracking | null;
  hidden: Readonly<Record<string, string>>;
  /** Why the number was not taken; absent where it was not refused. */
  error?: string | undefined;
  /** Whether something else is to be done here; of a number that is known, what is there is only changed. */
  isQuiet?: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const { formData } = useNavigation();
  const isSent = Object.entries(hidden).every(([name, value]) => formData?.get(name) === value);
  return (
    <Form method="post" className="flex flex-col items-start gap-5">
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="grid w-full gap-5 sm:grid-cols-2">
        <SelectField
          name="carrier"
          label={t('order.tracking.carrier')}
          defaultValue={tracking?.carrier ?? usualCarrier(market)}
          options={CARRIERS.map((carrier) => ({ value: carrier, label: carrierName(carrier)[locale] }))}
        />
        <TextField
          name="number"
          label={t('order.tracking.number')}
          defaultValue={tracking?.number ?? ''}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
      </div>
      <Button type="submit" tone={isQuiet ? 'secondary' : 'primary'} loading={isSent}>
        {t(tracking === null ? 'lease.return.track.do' : 'lease.return.track.change')}
      </Button>
    </Form>
  );
}
