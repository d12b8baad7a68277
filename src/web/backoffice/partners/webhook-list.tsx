import type { ReactNode } from 'react';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import type { Webhook } from '../../../domain/partners/webhook.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { StaffForm } from '../staff-form.tsx';

type Intent = 'test' | 'on' | 'off' | 'renew' | 'remove';

function IntentForm({ intent, id, children }: { intent: Intent; id: string; children?: ReactNode }) {
  const t = useT();
  return (
    <StaffForm
      intent={intent}
      kept={`${intent} ${id}`}
      label={t(`backoffice.webhooks.do.${intent}`)}
      tone="secondary"
    >
      <input type="hidden" name="id" value={id} />
      {children}
    </StaffForm>
  );
}

function WebhookRow({ webhook, formId }: { webhook: Webhook; formId: string }) {
  const t = useT();
  const locale = useLocale();
  const { id, url, note, events, isOn, deliveredAt, failed } = webhook;
  return (
    <li className="pt-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 className="text-base break-words">{note}</h2>
        <Badge tone={isOn ? 'success' : 'neutral'}>
          {t(`backoffice.webhooks.${isOn ? 'isOn' : 'isOff'}`)}
        </Badge>
      </div>
      <p className="mt-1 font-mono text-sm break-all">{url}</p>
      <p className="mt-1 text-sm">
        {events.map((event) => t(`backoffice.webhooks.event.${event}`)).join('; ')}
      </p>
      <p className="mt-1 text-sm text-muted">
        {deliveredAt === null
          ? t('backoffice.webhooks.neverDelivered')
          : t('backoffice.webhooks.delivered', {
              date: formatDate(deliveredAt, locale, timeZoneOf('UA'), 'moment'),
            })}
        {failed > 0 && `, ${t('backoffice.webhooks.failed', { count: failed })}`}
      </p>
      <div className="mt-4 mb-2 flex flex-wrap gap-3">
        {isOn && (
          <IntentForm intent="test" id={id}>
            <input type="hidden" name="formId" value={formId} />
          </IntentForm>
        )}
        <IntentForm intent={isOn ? 'off' : 'on'} id={id} />
      </div>
      {/* Neither can be taken back, so neither is done by one press. */}
      <div className="[&>details]:border-b-0">
        <Disclosure summary={t('backoffice.webhooks.final')}>
          <p className="mb-4">{t('backoffice.webhooks.finalText')}</p>
          <div className="flex flex-wrap gap-3">
            <IntentForm intent="renew" id={id} />
            <IntentForm intent="remove" id={id} />
          </div>
        </Disclosure>
      </div>
    </li>
  );
}

/** The programs of partners that the shop calls, and what can be done with each. `formIds` are of their tests, one for each. */
export function WebhookList({
  webhooks,
  formIds,
}: {
  webhooks: readonly Webhook[];
  formIds: Readonly<Record<string, string>>;
}) {
  return (
    <ul className="mb-14 divide-y divide-line border-y border-line">
      {webhooks.map((webhook) => (
        <WebhookRow key={webhook.id} webhook={webhook} formId={formIds[webhook.id] ?? ''} />
      ))}
    </ul>
  );
}
