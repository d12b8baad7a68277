import { useT } from '../i18n/i18n.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { CheckoutDraft } from './draft.ts';

/** Whether the typed address is saved with the order, and under which name. */
export function KeepAddress({
  draft: { isKept, label, shipping },
  onChange,
}: {
  draft: CheckoutDraft;
  onChange: (changed: Pick<CheckoutDraft, 'isKept' | 'label'>) => void;
}) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <CheckboxField
        label={t('checkout.keepAddress')}
        checked={isKept}
        onChange={(event) => onChange({ label, isKept: event.currentTarget.checked })}
      />
      {isKept && (
        <TextField
          label={
            <>
              {t('checkout.addressLabel')}{' '}
              <span className="font-normal text-muted">({t('checkout.optional')})</span>
            </>
          }
          hint={t('checkout.addressLabelHint')}
          placeholder={shipping.city}
          value={label}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onChange({ isKept, label: event.currentTarget.value })}
          className="sm:w-1/2 sm:pr-2"
        />
      )}
    </div>
  );
}
