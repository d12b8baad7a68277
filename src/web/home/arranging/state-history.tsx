import { formatDate } from '../../../domain/locale/format-date.ts';
import { FieldChanges } from '../../backoffice/catalogue/audit-list.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import type { SeenPage, StateView } from './page-view.server.ts';
import { StepForm } from './section-list.tsx';

/** Fields of a state that stand open. */
const SHOWN = 8;

/** The way back to a state, with the reason for the log; it stands behind a question, as visitors see it at once. */
function Restore({ number, seen, label }: { number: number; seen: SeenPage; label: string }) {
  const t = useT();
  return (
    <Disclosure summary={label}>
      <p className="mb-4">{t('backoffice.arrange.restoreText')}</p>
      <StepForm seen={seen} fields={{ restored: String(number) }} className="flex flex-col items-start gap-5">
        <TextField
          id={`restore-why-${number}`}
          name="why"
          label={t('backoffice.product.why')}
          hint={t('backoffice.product.whyHint')}
          maxLength={300}
          autoComplete="off"
          className="w-full text-ink"
        />
        <Button type="submit" name="intent" value="restore">
          {t('backoffice.arrange.restoreDo')}
        </Button>
      </StepForm>
    </Disclosure>
  );
}

/**
 * Who published what of a page, when and why, the newest first, each with the way back to it; and the way back to the page as the shop came with it. A draft has to
 * be decided on before: published later, it would undo what came back.
 */
export function StateHistory({
  states,
  seen,
  hasDraft,
}: {
  states: readonly StateView[];
  seen: SeenPage;
  hasDraft: boolean;
}) {
  const t = useT();
  const locale = useLocale();
  const isShippedNow = states[0]?.isShipped ?? true;
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="mb-4 text-xl">
        {t('backoffice.product.history')}
      </h2>
      {hasDraft && states.length > 0 && (
        <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.arrange.restoreAfterDraft')}</p>
      )}
      {!hasDraft && !isShippedNow && (
        <Restore number={0} seen={seen} label={t('backoffice.arrange.toShipped')} />
      )}
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
            </div>
            {state.why !== '' && <p className="mt-2 text-sm break-words">{state.why}</p>}
            <FieldChanges changes={state.changes.slice(0, SHOWN)} />
            {state.changes.length > SHOWN && (
              <details className="mt-2">
                <summary className="rounded-sm text-sm font-semibold underline underline-offset-4">
                  {t('backoffice.audit.more', { count: state.changes.length - SHOWN })}
                </summary>
                <FieldChanges changes={state.changes.slice(SHOWN)} />
              </details>
            )}
            {!hasDraft && place > 0 && !state.isShipped && (
              <Restore number={state.number} seen={seen} label={t('backoffice.shop.restore')} />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
