import { data, redirect } from 'react-router';
import * as v from 'valibot';
import {
  apiKeyForm,
  KEY_CALLS_AT_ONCE,
  KEY_CALLS_MAX,
  KEY_CALLS_USUAL,
  KEY_NAME_MAX,
  KEY_SCOPES,
  keyLimitForm,
} from '../../../domain/partners/api-key.ts';
import { REGIONS } from '../../../domain/locale/locale.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useAdded } from '../../form/use-added.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FieldError, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/api-keys.route';
import { sentWhy } from '../catalogue/sent-why.ts';
import { namedConflict } from '../named-conflict.ts';
import { StaffForm } from '../staff-form.tsx';
import { KeyRow } from './key-row.tsx';
import { ShownSecret } from './shown-secret.tsx';

type Reason = 'fields' | 'limit' | 'form-used' | 'name-taken' | 'too-many' | 'gone' | 'limit-moved';
const DONE = ['revoked', 'limit'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, translate, publicUrl } = shopOf(context);
  return {
    feeds: REGIONS.map((region) => ({ region, address: `${publicUrl}/feeds/google/${region}.xml` })),
    keys: await shop.backoffice.apiKeys.list(),
    formId: crypto.randomUUID(),
    done: DONE.find((each) => each === new URL(request.url).searchParams.get('done')) ?? null,
    title: pageTitle(translate('backoffice.apiKeys.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const staffId = user.id;
  const { apiKeys } = shop.backoffice;
  const scopes = KEY_SCOPES.filter((scope) => form.getAll('scopes').includes(scope));
  const refuse = (status: number, reason: Reason, errors: Readonly<Record<string, string>> = {}, by = '') =>
    refuseForm(form, status, {
      problem: { made: null, reason, errors, scopes, by },
      fields: ['id', 'intent', 'name', 'callsPerMinute', 'why'],
    });
  const done = (what: (typeof DONE)[number]) => redirect(`/${region}/admin/api-keys?done=${what}`, 303);
  if (form.get('intent') === 'limit') {
    const asked = v.safeParse(keyLimitForm, Object.fromEntries(form));
    if (!asked.success) return refuse(422, 'limit', fieldErrors(asked.issues));
    const set = await apiKeys.setLimit({ ...asked.output, why: sentWhy(form), staffId });
    if (set.ok) return done('limit');
    if (set.reason === 'gone') return refuse(404, 'gone');
    const about = { subject: 'api-key', subjectId: asked.output.id, fields: ['callsPerMinute'] } as const;
    const author = shop.findAuthor({ ...about, staffId });
    return refuse(409, set.reason, {}, await namedConflict('', author, { translate, locale }));
  }
  if (form.get('intent') !== 'add') {
    const id = v.safeParse(v.pipe(v.string(), v.uuid()), form.get('id'));
    const isRevoked = id.success && (await apiKeys.revoke({ id: id.output, staffId }));
    return isRevoked ? done('revoked') : refuse(404, 'gone');
  }
  const asked = v.safeParse(apiKeyForm, { ...Object.fromEntries(form), scopes });
  if (!asked.success) return refuse(422, 'fields', fieldErrors(asked.issues));
  const made = await apiKeys.create({ ...asked.output, staffId });
  // Shown on this answer and never again, so nothing leads to a page of its own.
  return made.ok ? data({ made: { key: made.key, name: asked.output.name } }) : refuse(409, made.reason);
}

/** After a refusal, too, the page shows which limits hold by then. */
export const shouldRevalidate = () => true;

/** Keys by which programs of partners call the API; admins alone come here. A key is shown once, where it is made. */
export default function ApiKeys({
  loaderData: { keys, feeds, formId, done },
  actionData,
}: Route.ComponentProps) {
  const t = useT();
  const problem = actionData?.made === null ? actionData : undefined;
  const made = actionData?.made ?? null;
  const field = useFields(problem?.values.intent === 'add' ? problem : undefined, { max: KEY_CALLS_MAX });
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
      </p>
      {problem !== undefined && (
        <Alert tone="danger" className="mb-6">
          {t(`backoffice.apiKeys.problem.${problem.reason}`)} {problem.by}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" className="mb-6">
          {t(`backoffice.apiKeys.done.${done}`)}
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
            <KeyRow key={key.id} apiKey={key} problem={problem?.values.id === key.id ? problem : undefined} />
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
          <TextField
            {...field('callsPerMinute')}
            defaultValue={field('callsPerMinute').defaultValue ?? KEY_CALLS_USUAL}
            label={t('backoffice.apiKeys.calls')}
            hint={t('backoffice.apiKeys.callsHint', { max: KEY_CALLS_MAX, atOnce: KEY_CALLS_AT_ONCE })}
            inputMode="numeric"
            maxLength={4}
            autoComplete="off"
            required
            className="w-full max-w-60"
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
