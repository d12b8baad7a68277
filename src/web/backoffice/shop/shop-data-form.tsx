import { useState } from 'react';
import { useNavigation } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import type { Market } from '../../../domain/locale/market.ts';
import type { DaysOffTouch } from '../../../domain/rental/days-off-touch.ts';
import type { Fields } from '../../../domain/shop-data/read-fields.ts';
import { CHANNELS, sellerFieldsOf } from '../../../domain/shop-data/seller-fields.ts';
import type { ShopDataPart } from '../../../domain/shop-data/shop-data.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useLocale, useLookUp, useT } from '../../i18n/i18n.tsx';
import { useFields } from '../../form/use-fields.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { WhyField } from '../catalogue/why-field.tsx';
import { useUnsaved } from '../use-unsaved.ts';
import { ClosureFields } from './closure-fields.tsx';
import { DeliveryFields } from './delivery-fields.tsx';
import { HaulageFields } from './haulage-fields.tsx';
import { OnDeliveryFields } from './on-delivery-fields.tsx';
import { editableValue, shopFieldValue, type FieldOf } from './shop-data-labels.ts';
import { TouchedLeases } from './touched-leases.tsx';

/** Fields that may stay empty. */
const OPTIONAL = new Set([
  'nameLatin',
  'addressLatin',
  'bankLatin',
  'messenger',
  'krs',
  'court',
  'capital',
  'regon',
  'bdo',
]);
const HINTED = ['nameLatin', 'addressLatin', 'bankLatin', 'messenger', 'krs', 'email', 'hoursUk'] as const;
const INPUTS: Readonly<Record<string, { type?: string; inputMode?: 'numeric' | 'decimal' }>> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  messenger: { type: 'url' },
  number: { inputMode: 'numeric' },
  krs: { inputMode: 'numeric' },
  regon: { inputMode: 'numeric' },
  bdo: { inputMode: 'numeric' },
};

function SellerFields({ market, field }: { market: 'UA' | 'PL'; field: FieldOf }) {
  const t = useT();
  const { error } = field('accountChecked');
  return (
    <>
      <div className="grid w-full gap-4 sm:grid-cols-2">
        {sellerFieldsOf(market).map((name) => {
          const hint = HINTED.find((each) => each === name);
          return (
            <TextField
              key={name}
              {...field(name)}
              {...INPUTS[name]}
              label={t(
                name === 'number' ? `backoffice.shop.field.number${market}` : `backoffice.shop.field.${name}`,
              )}
              hint={hint === undefined ? undefined : t(`backoffice.shop.hint.${hint}`)}
              required={!OPTIONAL.has(name)}
              autoComplete="off"
            />
          );
        })}
      </div>
      <CheckboxField
        name="accountChecked"
        value="on"
        label={t('backoffice.shop.accountChecked')}
        hint={t('backoffice.shop.accountCheckedHint')}
        error={error}
      />
    </>
  );
}

function PartFields({
  part,
  fields,
  field,
  today,
  sampleDepots,
  isPodAllowed,
}: Pick<Props, 'part' | 'fields' | 'today' | 'sampleDepots' | 'isPodAllowed'> & { field: FieldOf }) {
  const t = useT();
  switch (part) {
    case 'seller-UA':
      return <SellerFields market="UA" field={field} />;
    case 'seller-PL':
      return <SellerFields market="PL" field={field} />;
    case 'channels':
      return (
        <div className="grid w-full gap-4 sm:grid-cols-2">
          {CHANNELS.map((name) => (
            <TextField key={name} {...field(name)} type="url" label={name} autoComplete="off" />
          ))}
        </div>
      );
    case 'delivery':
      return <DeliveryFields field={field} />;
    case 'haulage':
      return <HaulageFields field={field} sampleDepots={sampleDepots} />;
    case 'on-delivery':
      return <OnDeliveryFields field={field} isPodAllowed={isPodAllowed} />;
    case 'tax':
      return (
        <div className="grid w-full gap-4 sm:grid-cols-2 xl:max-w-180">
          {(['UA', 'PL'] as const).map((market) => (
            <TextField
              key={market}
              {...field(market)}
              label={t(`backoffice.shop.field.${market}`)}
              inputMode="decimal"
              trailing="%"
              autoComplete="off"
              required
            />
          ))}
        </div>
      );
    case 'closures':
      return <ClosureFields field={field} fields={fields} today={today} />;
  }
}

interface Props {
  readonly part: ShopDataPart;
  /** What is in force. */
  readonly fields: Fields;
  readonly isOwn: boolean;
  readonly version: number;
  readonly today: string;
  /** The postcodes that machines leave from while a made-up seller names none; null where a real one sells. */
  readonly sampleDepots: Readonly<Record<Market, string | null>>;
  /** Whether the settings of the server take payment on delivery among the methods. */
  readonly isPodAllowed: boolean;
  /** Why the form came back, or that it was to be looked at before it is saved. */
  readonly problem: SentBack | undefined;
}

/** Why the form came back; `base` is what it showed before it was filled in, absent for what is in force. */
type SentBack = FormProblem<string> & { readonly touched?: DaysOffTouch; readonly base?: Fields };

/**
 * The form of a part. What a colleague changed meanwhile stands in the fields that were not touched, and beside those that were and say
 * something else.
 */
export function ShopDataForm({ part, fields, isOwn, version, problem, ...about }: Props) {
  const t = useT();
  const lookUp = useLookUp();
  const locale = useLocale();
  const { formData } = useNavigation();
  const [isTyped, setIsTyped] = useState(false);
  useUnsaved(isTyped || problem !== undefined, () => setIsTyped(false));
  const typed = useFields(problem);
  const isLate = problem?.reason === 'changed-meanwhile';
  // A box that is not ticked is not sent: of a form that came back, what is missing was empty. A way back to a state sends no fields.
  const isSentBack =
    problem !== undefined && Object.keys(problem.values).some((name) => Object.hasOwn(fields, name));
  const field: FieldOf = (name) => {
    const { defaultValue, error } = typed(name);
    const stored = fields[name] ?? '';
    const inForce = editableValue(name, stored, locale);
    const shown = editableValue(name, (problem?.base ?? fields)[name] ?? '', locale);
    const said = isSentBack ? (defaultValue ?? '') : inForce;
    const isTouched = said !== shown;
    const isOverwriting = isTouched && said !== inForce && (isLate || shown !== inForce);
    const value = shopFieldValue(name, stored, { lookUp, locale }) || '—';
    return {
      name,
      defaultValue: isTouched ? said : inForce,
      error: error ?? (isOverwriting ? t('backoffice.shop.nowSaved', { value }) : undefined),
    };
  };
  return (
    <KeptForm
      kept={part}
      method="post"
      noValidate
      onInput={() => setIsTyped(true)}
      onSubmit={() => setIsTyped(false)}
      className="flex flex-col items-start gap-6"
    >
      <input type="hidden" name="version" value={version} />
      {!isOwn && <Alert tone="info">{t('backoffice.shop.isOfSettings')}</Alert>}
      <p className="max-w-measure text-sm text-muted">{t(`backoffice.shop.note.${part}`)}</p>
      <PartFields part={part} fields={{ ...fields, ...problem?.values }} field={field} {...about} />
      {problem?.touched && (
        <TouchedLeases
          touched={problem.touched}
          isAsked={problem.reason === 'leases-touched'}
          error={field('leasesAgreed').error}
        />
      )}
      <WhyField typed={problem?.values['why']} />
      <div className="flex flex-wrap gap-3">
        {/* The first button is what Enter presses. */}
        <Button
          type="submit"
          name="intent"
          value="save"
          tone="primary"
          size="lg"
          loading={formData?.get('intent') === 'save'}
        >
          {t('backoffice.shop.save')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="preview"
          size="lg"
          loading={formData?.get('intent') === 'preview'}
        >
          {t('backoffice.shop.preview.do')}
        </Button>
      </div>
    </KeptForm>
  );
}
