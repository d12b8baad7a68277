import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { WEBHOOK_EVENTS, WEBHOOK_NOTE_MAX, WEBHOOK_URL_MAX } from '../../../domain/partners/webhook.ts';
import { shopOf } from '../../../server/context.ts';
import { refuseForm } from '../../form/answer-form.ts';
import { fieldErrors } from '../../form/field-errors.ts';
import { useAdded } from '../../form/use-added.ts';
import { useFields } from '../../form/use-fields.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { FieldError, TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { Route } from './+types/webhooks.route';
import { ListPages } from '../list-pages.tsx';
import { StaffForm } from '../staff-form.tsx';
import { ShownSecret } from './shown-secret.tsx';
import { WebhookDeliveries } from './webhook-deliveries.tsx';
import { WebhookList } from './webhook-list.tsx';

type Reason = 'fields' | 'form-used' | 'too-many' | 'gone' | 'not-again';

const uuid = v.pipe(v.string(), v.uuid());
/** A moment as the page has it; the database takes no day that is none, and no year 0. */
const moment = v.pipe(
  v.string(),
  v.regex(/^2\d{3}-/),
  v.check((text) => !Number.isNaN(Date.parse(text)) && new Date(text).toISOString() === text),
);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const query = new URL(request.url).searchParams;
  const asked = query.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : null;
  const areFailed = query.has('failed');
  const [webhooks, { deliveries, next }] = await Promise.all([
    shop.webhooks.list(),
    shop.webhooks.listDeliveries({ before, areFailed }),
  ]);
  return {
    webhooks,
    deliveries,
    next,
    before,
    areFailed,
    formId: crypto.randomUUID(),
    testIds: Object.fromEntries(webhooks.map(({ id }) => [id, crypto.randomUUID()])),
    isDone: query.has('done'),
    title: pageTitle(translate('backoffice.webhooks.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const staffId = user.id;
  const { webhooks } = shop;
  const events = WEBHOOK_EVENTS.filter((event) => form.getAll('events').includes(event));
  const refuse = (status: number, reason: Reason, errors: Readonly<Record<string, string>> = {}) =>
    refuseForm(form, status, { problem: { made: null, reason, errors, events }, fields: ['url', 'note'] });
  const done = (isDone: boolean, reason: Reason = 'gone') =>
    isDone
      ? redirect(`/${region}/admin/webhooks?done=1`, 303)
      : refuse(reason === 'gone' ? 404 : 409, reason);
  const intent = form.get('intent');
  const id = v.safeParse(uuid, form.get('id'));
  if (intent === 'add') {
    const asked = v.safeParse(webhooks.form, {
      id: form.get('id'),
      url: form.get('url'),
      note: form.get('note'),
      events,
    });
    if (!asked.success) return refuse(422, 'fields', fieldErrors(asked.issues));
    const added = await webhooks.add({ ...asked.output, staffId });
    // Shown on this answer and never again, so nothing leads to a page of its own.
    return added.ok
      ? data({ made: { secret: added.secret, url: asked.output.url } })
      : refuse(409, added.reason);
  }
  if (!id.success) return refuse(404, 'gone');
  const which = { id: id.output, staffId };
  if (intent === 'on' || intent === 'off')
    return done(await webhooks.switch({ ...which, isOn: intent === 'on' }));
  if (intent === 'renew') {
    const renewed = await webhooks.renewSecret(which);
    return renewed === null ? refuse(404, 'gone') : data({ made: renewed });
  }
  if (intent === 'remove') return done(await webhooks.remove(which));
  if (intent === 'test') {
    const formId = v.safeParse(uuid, form.get('formId'));
    return done(
      formId.success && (await webhooks.test({ id: formId.output, webhookId: id.output, staffId })),
    );
  }
  if (intent === 'send-now') {
    const nextAttemptAt = v.safeParse(moment, form.get('nextAttemptAt'));
    if (!nextAttemptAt.success) return refuse(404, 'gone');
    return done(await webhooks.sendNow({ ...which, nextAttemptAt: nextAttemptAt.output }), 'not-again');
  }
  const overAt = v.safeParse(moment, form.get('overAt'));
  if (intent !== 'resend' || !overAt.success) return refuse(404, 'gone');
  return done(await webhooks.resend({ ...which, overAt: overAt.output }), 'not-again');
}

/** Programs of partners that the shop calls; admins alone come here. A secret is shown once, where it is made. */
export default function Webhooks({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { webhooks, deliveries, next, before, areFailed, formId, testIds, isDone } = loaderData;
  const problem = actionData?.made === null ? actionData : undefined;
  const made = actionData?.made ?? null;
  const field = useFields(problem);
  const added = useAdded(webhooks);
  const eventsField = field('events');
  const failedOnly = areFailed ? '?failed=1' : '';
  return (
    <>
      <h1 className="text-3xl">{t('backoffice.webhooks.title')}</h1>
      <p className="mt-2 max-w-measure text-sm text-muted">{t('backoffice.webhooks.lead')}</p>
      <details className="mt-2 mb-8 max-w-measure text-sm text-muted">
        <summary className="rounded-sm font-semibold text-ink underline underline-offset-4">
          {t('backoffice.webhooks.technical')}
        </summary>
        <p className="mt-2">{t('backoffice.webhooks.technicalText')}</p>
      </details>
      {problem !== undefined && (
        <Alert tone="danger" className="mb-6">
          {t(`backoffice.webhooks.problem.${problem.reason}`)}
        </Alert>
      )}
      {actionData === undefined && isDone && (
        <Alert tone="success" className="mb-6">
          {t('backoffice.webhooks.done')}
        </Alert>
      )}
      <ShownSecret
        secret={made?.secret ?? null}
        title={t('backoffice.webhooks.made', { url: made?.url ?? '' })}
        text={t('backoffice.webhooks.madeText')}
        name={t('backoffice.webhooks.secret')}
      />
      {webhooks.length === 0 ? (
        <p className="mb-14 border-y border-line py-5 text-sm">{t('backoffice.webhooks.none')}</p>
      ) : (
        <WebhookList webhooks={webhooks} formIds={testIds} />
      )}
      <TitledSection id="add-webhook" title={t('backoffice.webhooks.add')} isPanel>
        <StaffForm key={added} intent="add" label={t('backoffice.webhooks.add')}>
          <input type="hidden" name="id" value={formId} />
          <TextField
            {...field('url')}
            type="url"
            label={t('backoffice.webhooks.field.address')}
            hint={t('backoffice.webhooks.urlHint')}
            maxLength={WEBHOOK_URL_MAX}
            autoComplete="off"
            required
            className="w-full max-w-120"
          />
          <TextField
            {...field('note')}
            label={t('backoffice.webhooks.note')}
            hint={t('backoffice.webhooks.noteHint')}
            maxLength={WEBHOOK_NOTE_MAX}
            autoComplete="off"
            required
            className="w-full max-w-120"
          />
          <fieldset aria-describedby={eventsField.error === undefined ? undefined : 'events-error'}>
            <legend className="mb-3 text-sm font-semibold">{t('backoffice.webhooks.field.events')}</legend>
            <div className="grid gap-3">
              {WEBHOOK_EVENTS.map((event) => (
                <CheckboxField
                  key={event}
                  name="events"
                  value={event}
                  defaultChecked={problem?.events.includes(event)}
                  label={t(`backoffice.webhooks.event.${event}`)}
                />
              ))}
            </div>
            {eventsField.error !== undefined && (
              <div className="mt-2">
                <FieldError id="events-error">{eventsField.error}</FieldError>
              </div>
            )}
          </fieldset>
        </StaffForm>
      </TitledSection>
      <div className="mt-14">
        <TitledSection id="deliveries" title={t('backoffice.webhooks.deliveries')}>
          <p className="mb-5 text-sm">
            <LocalLink
              to={`/admin/webhooks${areFailed ? '' : '?failed=1'}`}
              className="underline underline-offset-4"
            >
              {t(`backoffice.webhooks.${areFailed ? 'showAll' : 'showFailed'}`)}
            </LocalLink>
          </p>
          {deliveries.length === 0 ? (
            <p className="border-y border-line py-5 text-sm">{t('backoffice.webhooks.noDeliveries')}</p>
          ) : (
            <WebhookDeliveries deliveries={deliveries} />
          )}
          <ListPages
            after={before}
            next={next}
            address={(after) =>
              after === null
                ? `/admin/webhooks${failedOnly}`
                : `/admin/webhooks?before=${after}${areFailed ? '&failed=1' : ''}`
            }
          />
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
