import { useEffect, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { INSTALLATION_NOTE_MAX, type InstallationRecord } from '../../domain/warranties/installation.ts';
import type { FormProblem } from '../form/answer-form.ts';
import { useFields } from '../form/use-fields.ts';
import { formatDate } from '../../domain/locale/format-date.ts';
import { useLocale, useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { Button, buttonClass } from '../ui/button.tsx';
import { SelectField, TextAreaField, TextField } from '../ui/field.tsx';
import type { InstallationReason } from './answer-installation.ts';

export type InstallationProblem = FormProblem<InstallationReason>;

/** An order that a record can be of. */
interface OfferedOrder {
  readonly id: string;
  readonly orderNumber: string;
  /** ISO 8601; known where one of several is chosen. */
  readonly orderedOn?: string;
  readonly goods?: readonly string[];
}

/** An order as its customer knows it again: by number, day and the first of its goods. */
function useOrderLabel() {
  const t = useT();
  const locale = useLocale();
  return ({ orderNumber, orderedOn, goods: [first, ...others] = [] }: OfferedOrder) => {
    const day = orderedOn === undefined ? [] : [formatDate(orderedOn, locale, 'UTC', 'short')];
    const more = others.length === 0 ? [] : [t('installation.orderMore', { count: others.length })];
    return [orderNumber, ...day, ...(first === undefined ? [] : [first]), ...more].join(' · ');
  };
}

/** A record of installation to be written, or another text in the place of `record`. Of several orders one is chosen. */
export function InstallationForm({
  formId,
  orders,
  record,
  address,
  bounds,
  problem,
  back,
}: {
  /** The next record's own, so that a form that is sent twice writes once. */
  formId: string;
  orders: readonly [OfferedOrder, ...OfferedOrder[]];
  record: InstallationRecord | null;
  /** Where the goods went; the usual place of installation. */
  address?: string | undefined;
  /** The days that the field takes, ISO 8601. */
  bounds: { readonly min: string; readonly max: string };
  problem: InstallationProblem | undefined;
  /** Leads back without it. */
  back: string;
}) {
  const t = useT();
  const { formData } = useNavigation();
  const field = useFields(problem);
  const labelOf = useOrderLabel();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem === undefined) return;
    const wrong = place.current?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) wrong.focus();
    else place.current?.scrollIntoView({ block: 'start' });
  }, [problem]);
  const given = (name: 'installedOn' | 'installer' | 'address' | 'phone' | 'note', otherwise = '') => {
    const own = field(name);
    return { ...own, defaultValue: own.defaultValue ?? record?.[name] ?? otherwise };
  };
  const [first] = orders;
  return (
    <Form ref={place} method="post" noValidate className="flex max-w-measure flex-col gap-5">
      <input type="hidden" name="intent" value="installation" />
      <input type="hidden" name="installationId" value={record?.id ?? formId} />
      {record !== null && <input type="hidden" name="seen" value={record.updatedAt} />}
      {problem && (
        <Alert tone="danger" live>
          {t(`installation.refused.${problem.reason}`)}
        </Alert>
      )}
      {orders.length === 1 ? (
        <input type="hidden" name="orderId" value={first.id} />
      ) : (
        <SelectField
          name="orderId"
          label={t('installation.order')}
          defaultValue={problem?.values['orderId'] ?? first.id}
          options={orders.map((order) => ({ value: order.id, label: labelOf(order) }))}
        />
      )}
      <TextField {...given('installedOn')} {...bounds} type="date" label={t('installation.day')} required />
      <TextField
        {...given('installer')}
        label={t('installation.installer')}
        hint={t('installation.installerHint')}
        maxLength={200}
        autoComplete="off"
        required
      />
      <TextField
        {...given('address', address)}
        label={t('installation.address')}
        maxLength={300}
        autoComplete="street-address"
        required
      />
      <TextField {...given('phone')} type="tel" label={t('installation.phone')} autoComplete="off" />
      <TextAreaField
        {...given('note')}
        label={t('installation.note')}
        hint={t('installation.noteHint')}
        maxLength={INSTALLATION_NOTE_MAX}
        rows={3}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'installation'}>
          {t('installation.save')}
        </Button>
        <a href={back} className={buttonClass({ tone: 'ghost', size: 'lg' })}>
          {t('installation.cancel')}
        </a>
      </div>
    </Form>
  );
}

/** Asks once more before a record goes. */
export function RemoveInstallationForm({
  orderId,
  record,
  day,
  back,
}: {
  orderId: string;
  record: InstallationRecord;
  day: string;
  back: string;
}) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <Form method="post" className="flex flex-col items-start gap-4">
      <input type="hidden" name="intent" value="remove-installation" />
      <input type="hidden" name="orderId" value={orderId} />
      <input type="hidden" name="installationId" value={record.id} />
      <p>{t('installation.removeAsk', { date: day })}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" tone="danger" loading={formData?.get('intent') === 'remove-installation'}>
          {t('installation.removeYes')}
        </Button>
        <a href={back} className={buttonClass({ tone: 'ghost' })}>
          {t('installation.cancel')}
        </a>
      </div>
    </Form>
  );
}
