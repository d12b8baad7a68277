import { Form } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { FieldChanges } from '../catalogue/audit-list.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { ShopDataState } from './shop-data-labels.ts';

function Restore({ restored, version }: { restored: number; version: number }) {
  const t = useT();
  return (
    <Form method="post" className="ml-auto">
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="restored" value={restored} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" tone="ghost" size="sm">
        {t('backoffice.shop.restore')}
      </Button>
    </Form>
  );
}

/** Who changed a part, when, and what of it, the newest first, each with the way back to it; and the way back to the settings of the server. */
export function ShopDataHistory({
  history,
  version,
  isOwn,
}: {
  history: readonly ShopDataState[];
  version: number;
  isOwn: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  return (
    <section aria-labelledby="history" className="mt-14">
      <h2 id="history" className="mb-4 text-xl">
        {t('backoffice.shop.history')}
      </h2>
      {isOwn && (
        <Disclosure summary={t('backoffice.shop.revert')}>
          <p className="mb-4">{t('backoffice.shop.revertText')}</p>
          <StaffForm intent="restore" label={t('backoffice.shop.revertDo')} tone="danger">
            <input type="hidden" name="restored" value={0} />
            <input type="hidden" name="version" value={version} />
            <TextField
              id="revert-why"
              name="why"
              label={t('backoffice.product.why')}
              maxLength={300}
              autoComplete="off"
              className="w-full text-ink"
            />
          </StaffForm>
        </Disclosure>
      )}
      {history.length === 0 && (
        <p className="max-w-measure text-sm text-muted">{t('backoffice.shop.historyEmpty')}</p>
      )}
      <ol className="divide-y divide-line border-line not-empty:border-y">
        {history.map((state) => (
          <li key={state.version} className="py-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {state.version === version && <Badge tone="success">{t('backoffice.shop.now')}</Badge>}
              {state.isOfSettings && <Badge>{t('backoffice.shop.ofSettings')}</Badge>}
              <span className="text-sm text-muted">
                {t('backoffice.audit.by', {
                  name: state.changedBy ?? t('backoffice.audit.gone'),
                  date: formatDate(state.changedAt, locale, 'Europe/Kyiv', 'long'),
                })}
              </span>
              {state.version !== version && !state.isOfSettings && (
                <Restore restored={state.version} version={version} />
              )}
            </div>
            <FieldChanges changes={state.changes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
