import { formatDate } from '../../../domain/locale/format-date.ts';
import { FieldChanges } from '../../backoffice/catalogue/audit-list.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { SeenPage } from './page-view.server.ts';
import { StepForm } from './section-list.tsx';

/** A state of a page as its history shows it. */
export interface StateView {
  readonly number: number;
  readonly isShipped: boolean;
  readonly changedBy: string | null;
  readonly changedAt: string;
  readonly why: string;
  readonly changes: readonly { readonly label: string; readonly before: string; readonly after: string }[];
  readonly more: number;
}

function Restore({ number, seen, label }: { number: number; seen: SeenPage; label: string }) {
  return (
    <StepForm seen={seen} fields={{ restored: String(number) }} className="ml-auto">
      <Button type="submit" name="intent" value="restore" tone="ghost" size="sm">
        {label}
      </Button>
    </StepForm>
  );
}

/** Who published what of a page, when and why, the newest first, each with the way back to it; and the way back to the page as the shop came with it. */
export function StateHistory({ states, seen }: { states: readonly StateView[]; seen: SeenPage }) {
  const t = useT();
  const locale = useLocale();
  const isShippedNow = states[0]?.isShipped ?? true;
  return (
    <section aria-labelledby="history">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="history" className="text-xl">
          {t('backoffice.product.history')}
        </h2>
        {!isShippedNow && <Restore number={0} seen={seen} label={t('backoffice.arrange.toShipped')} />}
      </div>
      {states.length === 0 && <p className="text-sm text-muted">{t('backoffice.content.historyEmpty')}</p>}
      <ol className="divide-y divide-line border-line not-empty:border-y">
        {states.map((state, place) => (
          <li key={state.number} className="py-5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              {place === 0 && <Badge tone="success">{t('backoffice.shop.now')}</Badge>}
              {state.isShipped && <Badge>{t('backoffice.arrange.asShipped')}</Badge>}
              <span className="text-sm text-muted">
                {t('backoffice.audit.by', {
                  name: state.changedBy ?? t('backoffice.audit.gone'),
                  date: formatDate(state.changedAt, locale, 'Europe/Kyiv', 'long'),
                })}
              </span>
              {place > 0 && !state.isShipped && (
                <Restore number={state.number} seen={seen} label={t('backoffice.shop.restore')} />
              )}
            </div>
            {state.why !== '' && <p className="mt-2 text-sm break-words">{state.why}</p>}
            <FieldChanges changes={state.changes} />
            {state.more > 0 && (
              <p className="mt-2 text-sm text-muted">{t('backoffice.audit.more', { count: state.more })}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
