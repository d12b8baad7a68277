import { data, redirect } from 'react-router';
import { isArrangedPage } from '../../../content/pages/page-shapes.ts';
import { shopOf } from '../../../server/context.ts';
import { BackLink } from '../../backoffice/back-link.tsx';
import { sentWhy } from '../../backoffice/catalogue/sent-why.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { pageName, fillableValues } from '../../pages/arrangement-words.server.ts';
import { RefusalAlert } from '../editing/entry-parts.tsx';
import type { FoundPictures } from '../editing/entry-pictures.tsx';
import type { Route } from './+types/page.route';
import { DraftPanel } from './draft-panel.tsx';
import { editedPart } from './edited-part.server.ts';
import {
  differences,
  namesOfPage,
  problemTexts,
  sectionViews,
  stateViews,
  typedFields,
  unreadyText,
  type FieldTexts,
} from './page-view.server.ts';
import { PartForm } from './part-form.tsx';
import { readSeen, readStep, textOf } from './read-form.server.ts';
import { SectionList, textsAddress } from './section-list.tsx';
import { StateHistory } from './state-history.tsx';
import { lastAuthor, namedConflict } from '../../backoffice/named-conflict.ts';

const DONE = ['changed', 'unchanged', 'published', 'discarded', 'restored'] as const;

/** What a form that was sent comes back with. */
interface Answer {
  readonly text: string | null;
  /** What stands in the way, part by part. */
  readonly details: readonly string[];
  readonly versions: readonly { readonly label: string; readonly stored: string; readonly wanted: string }[];
  readonly typed: FieldTexts | null;
  readonly errors: FieldTexts;
  readonly found: FoundPictures | null;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, texts, translate } = shopOf(context);
  const { page } = params;
  if (!isArrangedPage(page)) throw data(null, { status: 404 });
  const [draft, states, own] = await Promise.all([
    shop.pages.findDraft(page),
    shop.pages.listStates(page),
    shop.shopPictures.ready(),
  ]);
  const current = draft?.arrangement ?? states[0]?.arrangement ?? null;
  const { searchParams: query } = new URL(request.url);
  const edited = editedPart(page, current, query);
  if (edited === undefined) throw data(null, { status: 404 });
  const arrangements = [current, ...states.map(({ arrangement }) => arrangement)];
  const sections = page === 'home' ? [] : texts.prose.page(page).sections;
  const names = namesOfPage(page, sections, { arrangements, own, locale, lookUp });
  const done = query.get('done');
  const title = pageName(page, { locale, lookUp });
  return {
    page,
    name: title,
    sections: sectionViews(page, current, names),
    draft: draft && { changedBy: draft.changedBy, changedAt: draft.changedAt },
    seen: { edition: draft?.edition ?? 0, number: states[0]?.number ?? 0 },
    edited,
    hasPicture: page !== 'home' && page !== 'manuals',
    own,
    values: fillableValues(lookUp, translate),
    states: stateViews(page, states, { names, lookUp }),
    done: DONE.find((each) => each === done) ?? null,
    title: pageTitle(title),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, lookUp, texts, isPage, readForm } = shopOf(context);
  const { page } = params;
  const form = await readForm();
  if (user === null || !isArrangedPage(page)) throw data(null, { status: 404 });
  const answer = (status: number, said: Partial<Answer>) =>
    data<Answer>(
      { text: null, details: [], versions: [], typed: typedFields(form), errors: {}, found: null, ...said },
      { status },
    );
  const done = (which: (typeof DONE)[number]) =>
    redirect(`/${region}/admin/content/pages/${page}?done=${which}`, 303);
  const intent = form.get('intent');
  if (intent === 'pictures') {
    const asked = textOf(form, 'product').trim().slice(0, 60);
    const found = asked === '' ? null : await shop.merchandising.picturesOf(asked);
    return answer(200, { found: { asked, names: found } });
  }
  const seen = readSeen(form);
  if (seen === null) throw data(null, { status: 400 });
  const sections = page === 'home' ? [] : texts.prose.page(page).sections;
  type Refused = Exclude<
    Awaited<ReturnType<typeof shop.pages.publish>> | Awaited<ReturnType<typeof shop.pages.changeDraft>>,
    { ok: true }
  >;
  const refuse = async (refused: Refused) => {
    const now = 'now' in refused ? [refused.now, refused.wanted] : [];
    const said = { arrangements: now, own: await shop.shopPictures.ready(), locale, lookUp };
    const names = namesOfPage(page, sections, said);
    const text = t(`backoffice.arrange.refused.${refused.reason}`);
    if (refused.reason === 'changed-meanwhile') {
      const states = [await shop.pages.findDraft(page), ...(await shop.pages.listStates(page, 1))];
      const named = await namedConflict(text, lastAuthor(states, user.id), { translate: t, locale });
      const changes = differences(page, [refused.now, refused.wanted], { names, lookUp });
      const versions = changes.map(({ label, before, after }) => ({ label, stored: before, wanted: after }));
      return answer(409, { text: named, versions });
    }
    return refused.reason === 'not-ready'
      ? answer(422, {
          text,
          details: refused.unready.map((each) => unreadyText(each, { translate: t, names })),
        })
      : answer(409, { text });
  };
  const act = { page, seen, staffId: user.id };
  switch (intent) {
    case 'publish': {
      const published = await shop.pages.publish({ ...act, why: sentWhy(form), isPage });
      return published.ok ? done(published.isChanged ? 'published' : 'unchanged') : refuse(published);
    }
    case 'discard': {
      const discarded = await shop.pages.discardDraft(act);
      return discarded.ok ? done('discarded') : refuse(discarded);
    }
    case 'restore': {
      const restored = /^\d{1,9}$/.test(textOf(form, 'restored')) ? Number(textOf(form, 'restored')) : -1;
      if (restored < 0) throw data(null, { status: 400 });
      const put = await shop.pages.restore({ ...act, restored, why: sentWhy(form) });
      return put.ok ? done(put.isChanged ? 'restored' : 'unchanged') : refuse(put);
    }
  }
  const read = readStep(form, isPage);
  if (read === null) throw data(null, { status: 400 });
  if (!read.ok)
    return answer(422, {
      text: t('backoffice.product.refused'),
      errors: problemTexts(read.problems, t),
    });
  const { step } = read;
  const picture =
    step.do === 'save-block' ? step.block.picture : step.do === 'choose-picture' ? step.picture : '';
  if (picture && !(await shop.pages.knownPictures([picture])).has(picture))
    return answer(422, {
      text: t('backoffice.product.refused'),
      errors: problemTexts({ picture: 'no-picture' }, t),
    });
  const to = step.do === 'save-block' ? step.block.to : '';
  if (to && (await shop.pages.lostLinks([to])).has(to))
    return answer(422, {
      text: t('backoffice.product.refused'),
      errors: problemTexts({ to: 'no-page' }, t),
    });
  const changed = await shop.pages.changeDraft({ ...act, step });
  if (!changed.ok) return refuse(changed);
  // The buttons of a step announce where the part stands now; a message at the top would take staff away from it.
  if (step.do === 'move-section' || step.do === 'move-block')
    return redirect(`/${region}/admin/content/pages/${page}`, 303);
  return done(changed.isChanged ? 'changed' : 'unchanged');
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** The arrangement of one page in the back office: its sections, what was added, its draft and its history. */
export default function ArrangePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { page, name, sections, draft, seen, edited, hasPicture, own, values, states, done } = loaderData;
  const address = `/admin/content/pages/${page}`;
  const shown = page === 'home' ? '/' : `/${page}`;
  const isSeenByAll = done === 'published' || done === 'restored';
  return (
    <>
      <BackLink to={edited === null ? '/admin/content/pages' : address}>
        {edited === null ? t('backoffice.arrange.back') : t('backoffice.arrange.backToPage', { name })}
      </BackLink>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl break-words">
          {edited === null
            ? name
            : t('backoffice.arrange.pair', {
                first: t(`backoffice.arrange.part.${edited.label}`),
                second: name,
              })}
        </h1>
        {edited === null && <ButtonLink to={shown}>{t('backoffice.arrange.view')}</ButtonLink>}
      </div>
      {actionData !== undefined && actionData.text !== null && (
        <RefusalAlert text={actionData.text} details={actionData.details} versions={actionData.versions} />
      )}
      {actionData === undefined && done !== null && (
        <Alert
          tone="success"
          live
          action={
            isSeenByAll && (
              <ButtonLink to={shown} size="sm">
                {t('backoffice.arrange.view')}
              </ButtonLink>
            )
          }
          className="mb-8"
        >
          {t(`backoffice.arrange.done.${done}`)}
        </Alert>
      )}
      {edited === null ? (
        <div className="flex flex-col gap-14">
          <DraftPanel page={page} draft={draft} seen={seen} />
          <TitledSection id="sections" title={t('backoffice.arrange.sections')}>
            <p className="mb-4 max-w-measure text-sm text-muted">
              {t(page === 'home' ? 'backoffice.arrange.sectionsHome' : 'backoffice.arrange.sectionsText')}
            </p>
            <SectionList page={page} sections={sections} seen={seen} />
            <div className="mt-5 flex flex-wrap gap-3">
              {page !== 'home' && (
                <ButtonLink to={`${address}?title=new`}>{t('backoffice.arrange.addSection')}</ButtonLink>
              )}
              <ButtonLink to={textsAddress(page)}>{t('backoffice.arrange.allTexts')}</ButtonLink>
              {hasPicture && (
                <ButtonLink to={`${address}?picture`}>{t('backoffice.arrange.choosePicture')}</ButtonLink>
              )}
            </div>
          </TitledSection>
          <StateHistory states={states} seen={seen} hasDraft={draft !== null} />
        </div>
      ) : (
        <PartForm
          key={`${edited.key} ${JSON.stringify(actionData?.found ?? null)}`}
          {...{ page, own, seen, values, edited: edited.part, kept: edited.key }}
          texts={actionData?.typed ?? edited.texts}
          errors={actionData?.errors ?? {}}
          found={actionData?.found ?? undefined}
        />
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
