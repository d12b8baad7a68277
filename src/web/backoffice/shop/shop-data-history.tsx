import { Form } from 'react-router';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FieldChanges } from '../catalogue/audit-list.tsx';
import type { ShopDataState } from './shop-data-labels.ts';

function Restore({ restored, version, label }: { restored: number; version: number; label: string }) {
  return (
    <Form method="post" className="ml-auto">
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="restored" value={restored} />
      <input type="hidden" name="version" value={version} />
      <Button type="submit" tone="ghost" size="sm">
        {label}
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
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="history" className="text-xl">
          {t('backoffice.shop.history')}
        </h2>
        {isOwn && <Restore restored={0} version={version} label={t('backoffice.shop.revert')} />}
      </div>
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
                <Restore restored={state.version} version={version} label={t('backoffice.shop.restore')} />
              )}
            </div>
            <FieldChanges changes={state.changes} />
          </li>
        ))}
      </ol>
    </section>
  );
}
