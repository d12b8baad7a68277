import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { timeZoneOf } from '../../../domain/locale/market.ts';
import { apiKeyForm, KEY_NAME_MAX, KEY_SCOPES } from '../../../domain/partners/api-key.ts';
import { RATE_LIMITS } from '../../../domain/limits/rate-limits.ts';
import { REGIONS } from '../../../domain/locale/locale.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useAdded } from '../../form/use-added.ts';
import { useFields } from '../../form/use-fields.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FieldError, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/api-keys.route';
import { StaffForm } from '../staff-form.tsx';
import { ShownSecret } from './shown-secret.tsx';

type Reason = 'fields' | 'form-used' | 'name-taken' | 'too-many' | 'gone';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, translate, publicUrl } = shopOf(context);
  return {
    feeds: REGIONS.map((region) => ({ region, address: `${publicUrl}/feeds/google/${region}.xml` })),
    calls: RATE_LIMITS.apiKey.calls,
    keys: await shop.backoffice.apiKeys.list(),
    formId: crypto.randomUUID(),
    isDone: new URL(request.url).searchParams.has('done'),
    title: pageTitle(translate('backoffice.apiKeys.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const staffId = user.id;
  const { apiKeys } = shop.backoffice;
  const scopes = KEY_SCOPES.filter((scope) => form.getAll('scopes').includes(scope));
  const refuse = (status: number, reason: Reason, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, { problem: { made: null, reason, errors, scopes }, fields: ['name'] });
  if (form.get('intent') !== 'add') {
    const id = v.safeParse(v.pipe(v.string(), v.uuid()), form.get('id'));
    const isRevoked = id.success && (await apiKeys.revoke({ id: id.output, staffId }));
    return isRevoked ? redirect(`/${region}/admin/api-keys?done=1`, 303) : refuse(404, 'gone');
  }
  const asked = v.safeParse(apiKeyForm, { id: form.get('id'), name: form.get('name'), scopes });
  if (!asked.success) return refuse(422, 'fields', fieldErrors(asked.issues));
  const made = await apiKeys.create({ ...asked.output, staffId });
  // Shown on this answer and never again, so nothing leads to a page of its own.
  return made.ok ? data({ made: { key: made.key, name: asked.output.name } }) : refuse(409, made.reason);
}

type Key = Route.ComponentProps['loaderData']['keys'][number];

function KeyRow({ apiKey: { id, name, scopes, ending, createdAt, usedAt, revokedAt } }: { apiKey: Key }) {
  const t = useT();
  const locale = useLocale();
  const at = (moment: string) => formatDate(moment, locale, timeZoneOf('UA'), 'short');
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-10 gap-y-4 py-5">
      <div className={revokedAt === null ? 'min-w-0' : 'min-w-0 text-muted'}>
        <h2 className="text-base break-words">
          {name} <span className="font-mono text-sm font-normal text-muted">…{ending}</span>
        </h2>
        <ul className="mt-1 text-sm">
          {scopes.map((scope) => (
            <li key={scope}>{t(`backoffice.apiKeys.scope.${scope}`)}</li>
          ))}
        </ul>
        <p className="mt-2 text-sm text-muted">
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
    </li>
  );
}

/** Keys by which programs of partners call the API; admins alone come here. A key is shown once, where it is made. */
export default function ApiKeys({
  loaderData: { keys, feeds, calls, formId, isDone },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const problem = actionData?.made === null ? actionData : undefined;
  const made = actionData?.made ?? null;
  const field = useFields(problem);
  const added = useAdded(keys);
  const scopesField = field('scopes');
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.apiKeys.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">
        {t('backoffice.apiKeys.lead')}{' '}
        <a href="/api/docs" className="underline underline-offset-4">
          {t('backoffice.apiKeys.docs')}
        </a>
        <br />
        {t('backoffice.apiKeys.limit', { calls })}
      </p>
      {problem !== undefined && (
        <Alert tone="danger" className="mb-6">
          {t(`backoffice.apiKeys.problem.${problem.reason}`)}
        </Alert>
      )}
      {actionData === undefined && isDone && (
        <Alert tone="success" className="mb-6">
          {t('backoffice.apiKeys.done')}
        </Alert>
      )}
      <ShownSecret
        secret={made?.key ?? null}
        title={t('backoffice.apiKeys.made', { name: made?.name ?? '' })}
        text={t('backoffice.apiKeys.madeText')}
        name={t('backoffice.apiKeys.key')}
      />
      {keys.length === 0 ? (
        <p className="mb-14 border-y border-line py-5 text-sm">{t('backoffice.apiKeys.none')}</p>
      ) : (
        <ul className="mb-14 divide-y divide-line border-y border-line">
          {keys.map((key) => (
            <KeyRow key={key.id} apiKey={key} />
          ))}
        </ul>
      )}
      <TitledSection id="add-key" title={t('backoffice.apiKeys.add')} isPanel>
        <StaffForm key={added} intent="add" label={t('backoffice.apiKeys.add')}>
          <input type="hidden" name="id" value={formId} />
          <TextField
            {...field('name')}
            label={t('backoffice.apiKeys.name')}
            hint={t('backoffice.apiKeys.nameHint')}
            maxLength={KEY_NAME_MAX}
            autoComplete="off"
            required
            className="w-full max-w-120"
          />
          <fieldset aria-describedby={scopesField.error === undefined ? undefined : 'scopes-error'}>
            <legend className="mb-3 text-sm font-semibold">{t('backoffice.apiKeys.scopes')}</legend>
            <div className="grid gap-3">
              {KEY_SCOPES.map((scope) => (
                <CheckboxField
                  key={scope}
                  name="scopes"
                  value={scope}
                  defaultChecked={problem?.scopes.includes(scope)}
                  label={t(`backoffice.apiKeys.scope.${scope}`)}
                />
              ))}
            </div>
            {scopesField.error !== undefined && (
              <div className="mt-2">
                <FieldError id="scopes-error">{scopesField.error}</FieldError>
              </div>
            )}
          </fieldset>
        </StaffForm>
      </TitledSection>
      <div className="mt-14">
        <TitledSection id="feeds" title={t('backoffice.apiKeys.feeds')}>
          <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.apiKeys.feedsLead')}</p>
          <ul className="divide-y divide-line border-y border-line text-sm">
            {feeds.map(({ region, address }) => (
              <li key={region} className="flex flex-wrap gap-x-6 gap-y-1 py-3">
                <span className="min-w-28 font-semibold">{t(`backoffice.apiKeys.feed.${region}`)}</span>
                <a href={address} className="min-w-0 break-all underline underline-offset-4">
                  {address}
                </a>
              </li>
            ))}
          </ul>
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
