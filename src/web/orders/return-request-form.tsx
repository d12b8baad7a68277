import { Form, useNavigation } from 'react-router';
import { money, type Currency } from '../../domain/money/money.ts';
import { settleLease } from '../../domain/rental/settlement.ts';
import { RETURN_REASONS, type ReturnWay } from '../../domain/rental/termination.ts';
import { useT } from '../i18n/i18n.tsx';
import { Price } from '../i18n/price.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { ChoiceGroup, RadioCard } from '../ui/choice-group.tsx';
import { DefinitionTable } from '../ui/definition-table.tsx';
import { SelectField, TextAreaField } from '../ui/field.tsx';

/** What giving a machine back on a day comes to, and how it may come back. */
export interface MadeOffer {
  readonly ok: true;
  readonly isEarly: boolean;
  readonly feeMinor: number;
  readonly refundMinor: number;
  readonly owedMinor: number;
  readonly dropsExtension: boolean;
  readonly ways: readonly ReturnWay[];
}

/** What the day comes to: nothing at the end; before it the fee, and what goes back or is owed, by the deposit as far as that goes. */
function OfferRows({
  offer,
  depositMinor,
  currency,
}: {
  offer: MadeOffer;
  depositMinor: number;
  currency: Currency;
}) {
  const t = useT();
  const row = (term: string, minor: number) => ({ term, value: <Price money={money(minor, currency)} /> });
  if (!offer.isEarly) return <p className="text-sm text-muted">{t('lease.return.atEnd')}</p>;
  const { owedMinor } = offer;
  const { keptMinor, billMinor } = settleLease({
    depositMinor,
    owed: [{ what: 'early-end', amountMinor: owedMinor }],
  });
  return (
    <div>
      <DefinitionTable
        rows={[
          row(t('lease.return.fee'), offer.feeMinor),
          ...(owedMinor === 0 ? [row(t('lease.return.refund'), offer.refundMinor)] : []),
          ...(keptMinor > 0 ? [row(t('lease.return.owed'), keptMinor)] : []),
          ...(billMinor > 0 ? [row(t('lease.return.billed'), billMinor)] : []),
        ]}
      />
      <p className="mt-4 text-sm text-muted">{t('lease.return.feeRule')}</p>
    </div>
  );
}

/** Why and how a machine is given back on a day, below what that comes to. */
export function ReturnRequestForm({
  currency,
  depositMinor,
  returnOn,
  offer,
}: {
  currency: Currency;
  /** The deposit of the lease, 0 for none. */
  depositMinor: number;
  returnOn: string;
  offer: MadeOffer;
}) {
  const t = useT();
  const isPending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" className="flex flex-col gap-7">
      <input type="hidden" name="returnOn" value={returnOn} />
      <input type="hidden" name="fee" value={offer.feeMinor} />
      {offer.dropsExtension && <Alert tone="info" title={t('lease.return.dropsExtension')} />}
      <OfferRows offer={offer} depositMinor={depositMinor} currency={currency} />
      <SelectField
        name="reason"
        label={t('lease.return.reasonLabel')}
        defaultValue={offer.isEarly ? 'not-needed' : 'term-over'}
        options={RETURN_REASONS.map((reason) => ({
          value: reason,
          label: t(`lease.return.reason.${reason}`),
        }))}
      />
      <ChoiceGroup label={t('lease.return.wayLabel')}>
        {offer.ways.map((way, index) => (
          <RadioCard
            key={way}
            name="way"
            value={way}
            defaultChecked={index === 0}
            title={t(`lease.return.way.${way}`)}
            text={t(`lease.return.wayText.${way}`)}
          />
        ))}
      </ChoiceGroup>
      <TextAreaField name="note" label={t('lease.return.note')} maxLength={1000} rows={3} />
      <Button type="submit" tone="primary" size="lg" loading={isPending} className="self-start max-sm:w-full">
        {t(offer.isEarly ? 'lease.return.askEarly' : 'lease.return.ask')}
      </Button>
    </Form>
  );
}
