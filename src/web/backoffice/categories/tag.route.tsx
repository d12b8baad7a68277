import { data, redirect } from 'react-router';
import { printTag } from '../../../domain/catalogue/category-editing/category-fields.ts';
import { isTagSlug, RULED_TAGS } from '../../../domain/catalogue/tags.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { sentWhy } from '../catalogue/sent-why.ts';
import { AuditList } from '../catalogue/audit-list.tsx';
import { auditViews } from '../catalogue/audit-view.server.ts';
import { WhyField } from '../catalogue/why-field.tsx';
import { StaffForm } from '../staff-form.tsx';
import type { Route } from './+types/tag.route';
import {
  nameProblems,
  nameVersions,
  sentNames,
  shownNames,
  textOf,
  touchedNames,
} from './name-forms.server.ts';
import { NameFields, Refused, type NameAnswer } from './name-parts.tsx';
import { namedConflict } from '../named-conflict.ts';

const DONE = ['saved', 'unchanged', 'created', 'undone', 'deleted'] as const;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp } = shopOf(context);
  if (!isTagSlug(params.tag)) throw data(null, { status: 404 });
  const tag = await shop.tags.find(params.tag);
  const { entries } = await shop.listAudit({ subject: 'tag', subjectId: params.tag, locale });
  if (tag === null && entries.length === 0) throw data(null, { status: 404 });
  const name = tag?.name[locale] || params.tag;
  const done = new URL(request.url).searchParams.get('done');
  return {
    name,
    fields: tag === null ? null : printTag(tag.name),
    products: tag?.products ?? 0,
    isRuled: RULED_TAGS.has(params.tag),
    history: auditViews(entries, lookUp).map((entry) => ({ ...entry, subjectName: null })),
    done: DONE.find((each) => each === done) ?? null,
    title: pageTitle(name),
  };
}

const INTENTS = ['undo', 'delete', 'save'] as const;
const DONE_BY = { undo: 'undone', delete: 'deleted', save: 'saved' } as const;

const CONFLICTS = {
  undo: 'backoffice.product.undoConflict',
  delete: 'backoffice.tags.deleteConflict',
  save: 'backoffice.product.conflict',
} as const;

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, lookUp, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const intent = INTENTS.find((each) => each === form.get('intent')) ?? 'save';
  const base = shownNames(form);
  const sent = sentNames(form);
  const act = { slug: params.tag, staffId: user.id, why: sentWhy(form) };
  const entryId = Number(form.get('entry'));
  const seen = Number(textOf(form, 'seen') || '0');
  if (![entryId, seen].every(Number.isSafeInteger)) throw data(null, { status: 404 });
  const saved =
    intent === 'undo'
      ? await shop.tags.undo({ ...act, entryId })
      : intent === 'delete'
        ? await shop.tags.remove({ ...act, base, seen })
        : await shop.tags.save({ ...act, base, sent });
  if (saved.ok)
    return redirect(
      `/${region}/admin/products/tags/${params.tag}?done=${saved.changed > 0 ? DONE_BY[intent] : 'unchanged'}`,
      303,
    );
  if (saved.reason === 'tag-not-found') throw data(null, { status: 404 });
  const problems = saved.reason === 'invalid-fields' ? saved.problems : {};
  const refuse = (status: number, said: Partial<NameAnswer> & Pick<NameAnswer, 'text'>) =>
    data<NameAnswer>(
      {
        versions: [],
        base: intent === 'save' ? base : null,
        values: intent === 'save' ? touchedNames(base, sent) : {},
        errors: {},
        ...said,
      },
      { status },
    );
  if (saved.reason === 'tag-ruled') return refuse(409, { text: t('backoffice.tags.ruledRefused') });
  if (saved.reason === 'fields-changed')
    return refuse(409, {
      base: null,
      text: await namedConflict(
        t(CONFLICTS[intent]),
        shop.findAuthor({
          subject: 'tag',
          subjectId: params.tag,
          fields: Object.keys(saved.conflicts),
          staffId: user.id,
        }),
        { translate: t, locale },
      ),
      versions: nameVersions(saved.conflicts, lookUp),
    });
  return refuse(intent === 'save' ? 422 : 409, {
    text: t(intent === 'save' ? 'backoffice.product.refused' : 'backoffice.content.undoRefused'),
    errors: nameProblems(problems, t),
  });
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** One tag in the back office: its names, how it is taken away, and who changed what. */
export default function StaffTag({ loaderData, actionData, params }: Route.ComponentProps) {
  const t = useT();
  const { name, fields, products, isRuled, history, done } = loaderData;
  const shown = actionData?.base && Object.keys(actionData.base).length > 0 ? actionData.base : fields;
  return (
    <>
      <BackLink to="/admin/products/tags">{t('backoffice.tags.title')}</BackLink>
      <h1 className="text-2xl break-words">{name}</h1>
      <p className="mt-2 mb-8 text-sm text-muted">
        {params.tag} · {t('backoffice.tags.products', { count: products })}
      </p>
      {actionData !== undefined && <Refused answer={actionData} />}
      {actionData === undefined && done !== null && (
        <Alert tone="success" live className="mb-8">
          {t(`backoffice.content.done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col gap-14">
        {fields === null || shown === null ? (
          <p>{t('backoffice.tags.gone')}</p>
        ) : (
          <>
            <StaffForm key={JSON.stringify(shown)} intent="save" label={t('backoffice.product.save')}>
              <input type="hidden" name="base" value={JSON.stringify(shown)} />
              <div className="flex w-full flex-col gap-5">
                <NameFields part="name" fields={shown} typed={actionData} />
                <WhyField />
              </div>
            </StaffForm>
            <div className="border-t border-line">
              {isRuled ? (
                <p className="pt-4 text-sm text-muted">{t('backoffice.tags.ruledText')}</p>
              ) : (
                <Disclosure summary={t('backoffice.tags.delete')}>
                  <p className="mb-4">{t('backoffice.tags.deleteText', { count: products })}</p>
                  <StaffForm intent="delete" label={t('backoffice.tags.deleteDo')} tone="danger">
                    <input type="hidden" name="base" value={JSON.stringify(fields)} />
                    <input type="hidden" name="seen" value={products} />
                    <TextField
                      id="delete-why"
                      name="why"
                      label={t('backoffice.product.why')}
                      maxLength={300}
                      autoComplete="off"
                      className="w-full text-ink"
                    />
                  </StaffForm>
                </Disclosure>
              )}
            </div>
          </>
        )}
        <TitledSection id="tag-history" title={t('backoffice.product.history')}>
          {history.length === 0 ? (
            <p className="text-sm text-muted">{t('backoffice.content.historyEmpty')}</p>
          ) : (
            <AuditList entries={history} isOfOne />
          )}
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
