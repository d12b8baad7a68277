import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { KEY_CALLS_AT_ONCE, KEY_CALLS_MAX, type ApiKey } from '../../../domain/partners/api-key.ts';
import type { FormProblem } from '../../form/answer-form.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { WhyField } from '../catalogue/why-field.tsx';
import { StaffForm } from '../staff-form.tsx';

function LimitForm({ apiKey, problem }: { apiKey: ApiKey; problem: FormProblem<string> | undefined }) {
  const t = useT();
  const { id, callsPerMinute } = apiKey;
  const field = useFields(problem, { max: KEY_CALLS_MAX });
  const { defaultValue = callsPerMinute, ...calls } = field('callsPerMinute');
  return (
    <StaffForm intent="limit" kept={`limit ${id}`} label={t('backoffice.apiKeys.setLimit')} tone="secondary">
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="seen" value={callsPerMinute} />
      <TextField
        {...calls}
        defaultValue={defaultValue}
        label={t('backoffice.apiKeys.calls')}
        hint={t('backoffice.apiKeys.callsHint', { max: KEY_CALLS_MAX, atOnce: KEY_CALLS_AT_ONCE })}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        required
        className="w-full max-w-60"
      />
      <WhyField typed={field('why').defaultValue} />
    </StaffForm>
  );
}

/** One key: what it may do and how often, and the forms that change its limit and end it. `problem` is of its own form. */
export function KeyRow({ apiKey, problem }: { apiKey: ApiKey; problem: FormProblem<string> | undefined }) {
  const t = useT();
  const locale = useLocale();
  const { id, name, scopes, callsPerMinute, ending, createdAt, usedAt, revokedAt } = apiKey;
  const at = (moment: string) => formatDate(moment, locale, timeZoneOf('UA'), 'short');
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4">
        <div className={revokedAt === null ? 'min-w-0' : 'min-w-0 text-muted'}>
          <h2 className="text-base break-words">
            {name} <span className="font-mono text-sm font-normal text-muted">…{ending}</span>
          </h2>
          <ul className="mt-1 text-sm">
            {scopes.map((scope) => (
              <li key={scope}>{t(`backoffice.apiKeys.scope.${scope}`)}</li>
            ))}
          </ul>
          <p className="mt-2 text-sm">{t('backoffice.apiKeys.limit', { calls: callsPerMinute })}</p>
          <p className="mt-1 text-sm text-muted">
            {t('backoffice.apiKeys.created', { date: at(createdAt) })}
            {', '}
            {usedAt === null
              ? t('backoffice.apiKeys.unused')
              : t('backoffice.apiKeys.used', { date: at(usedAt) })}
          </p>
        </div>
        {revokedAt === null ? (
          <StaffForm
            intent="revoke"
            kept={`revoke ${id}`}
            label={t('backoffice.apiKeys.revoke')}
            tone="secondary"
          >
            <input type="hidden" name="id" value={id} />
          </StaffForm>
        ) : (
          <p className="text-sm text-muted">{t('backoffice.apiKeys.revoked', { date: at(revokedAt) })}</p>
        )}
      </div>
      {revokedAt === null && (
        <div className="mt-3 [&>details]:border-b-0">
          {/* Once it was changed the form begins with what holds. */}
          <Disclosure
            key={callsPerMinute}
            summary={t('backoffice.apiKeys.changeLimit')}
            open={problem?.values['intent'] === 'limit'}
          >
            <LimitForm apiKey={apiKey} problem={problem} />
          </Disclosure>
        </div>
      )}
    </li>
  );
}
