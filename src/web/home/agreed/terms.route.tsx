import { data, redirect } from 'react-router';
import { isTermsName, type TermsName } from '../../../content/pages/page-shapes.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { isOwnSection } from '../../../domain/pages/arrangement.ts';
import { ANNOUNCED_DAYS_MAX, editionName, printEdition } from '../../../domain/pages/terms/editions.ts';
import type { SectionStep } from '../../../domain/pages/terms/sections.ts';
import { shopOf } from '../../../server/context.ts';
import { BackLink } from '../../backoffice/back-link.tsx';
import { sentWhy } from '../../backoffice/catalogue/sent-why.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { fillableValues } from '../../pages/arrangement-words.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { RefusalAlert } from '../editing/entry-parts.tsx';
import { newId } from '../arranging/edited-part.server.ts';
import { textOf } from '../arranging/read-form.server.ts';
import type { Route } from './+types/terms.route';
import { announcedViews } from './announced-editions.server.ts';
import { answerRefused, answerSlips, type Answer, type RefusedStep } from './answer-terms.server.ts';
import { readSeenTerms, readTitles, readWords, typedSection } from './read-terms-form.server.ts';
import { SectionForm } from './terms-form.tsx';
import { TermsOverview } from './terms-overview.tsx';
import { editionViews, termsSections, writtenIn } from './terms-view.server.ts';
import { lastAuthor } from '../../backoffice/named-conflict.ts';

const DONE = {
  changed: 'backoffice.arrange.done.changed',
  added: 'backoffice.terms.done.added',
  removed: 'backoffice.terms.done.removed',
  unchanged: 'backoffice.arrange.done.unchanged',
  discarded: 'backoffice.arrange.done.discarded',
  published: 'backoffice.terms.done.published',
  announced: 'backoffice.terms.done.announced',
  begun: 'backoffice.terms.done.begun',
  withdrawn: 'backoffice.terms.done.withdrawn',
} as const;
type Done = keyof typeof DONE;

const DONE_STEP = { write: 'changed', add: 'added', remove: 'removed' } as const;

const isDone = (done: string | null): done is Done => done !== null && Object.hasOwn(DONE, done);

const dayOf = (moment: string): string => dayIn('Europe/Kyiv', moment);
const today = (): string => dayOf(new Date().toISOString());

const slipsIn = <Slips,>(
  read: { readonly ok: true } | { readonly ok: false; readonly slips: readonly Slips[] },
) => (read.ok ? [] : read.slips);

function pageOf(pathname: string): TermsName {
  const page = pathname
    .replace(/\.data$/, '')
    .split('/')
    .at(-1);
  if (!isTermsName(page)) throw data(null, { status: 404 });
  return page;
}

export async function loader({ context, url: { pathname, searchParams } }: Route.LoaderArgs) {
  const { shop, locale, lookUp, translate: t } = shopOf(context);
  const page = pageOf(pathname);
  const [draft, editions] = await Promise.all([shop.terms.findDraft(page), shop.terms.listEditions(page)]);
  const inForce = shop.terms.inForce(page);
  const shipped = shop.terms.shipped(page);
  const texts = draft?.texts ?? inForce.texts;
  const section = searchParams.get('section');
  const written = section === null ? null : writtenIn(texts, section);
  if (section !== null && written === null) throw data(null, { status: 404 });
  const newest = editions.find(({ isStaffs, withdrawnAt }) => isStaffs && withdrawnAt === null);
  const done = searchParams.get('done');
  const first = today() > inForce.day ? today() : inForce.day;
  const title = texts[locale].title;
  return {
    page,
    name: title,
    inForce: t('backoffice.terms.inForce', { date: printEdition(editionName(inForce), locale) }),
    sections: termsSections(texts, locale),
    edited:
      section === null || written === null
        ? null
        : { section, written, title: written.titles[locale], isOwn: isOwnSection(section) },
    /** What a section is to be called by links that is added now. */
    newSection: newId(),
    announced: announcedViews(editions, { today: today(), dayOf, locale, draft: draft?.texts ?? null }),
    draft: draft && { changedBy: draft.changedBy, changedAt: draft.changedAt },
    seen: { revision: draft?.revision ?? 0, edition: editions[0]?.id ?? 0 },
    days: { first, last: daysAfter(today(), ANNOUNCED_DAYS_MAX) },
    /** Whether the release has words that staff have not looked at since their last edition. */
    hasRelease:
      newest !== undefined && newest.releaseDigest !== shipped.digest && newest.digest !== shipped.digest,
    editions: editionViews(page, editions, {
      current: editionName(inForce),
      today: today(),
      dayOf,
      words: { locale, lookUp },
    }),
    values: fillableValues(lookUp, t),
    done: isDone(done) ? done : null,
    title: pageTitle(title),
  };
}

export async function action({ context, url: { pathname } }: Route.ActionArgs) {
  const { shop, user, region, locale, translate: t, lookUp, readForm } = shopOf(context);
  const page = pageOf(pathname);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const done = (which: Done) => redirect(`/${region}/admin/content/pages/${page}?done=${which}`, 303);
  const { terms } = shop;
  const lastEdit = async () =>
    lastAuthor([await terms.findDraft(page), ...(await terms.listEditions(page))], user.id);
  const refuse = async (refused: RefusedStep, typed: Partial<Answer> = {}) =>
    answerRefused(refused, {
      page,
      locale,
      lookUp,
      titles: ((await terms.findDraft(page)) ?? terms.inForce(page)).texts[locale].sections,
      typed,
      author: refused.reason === 'changed-meanwhile' ? await lastEdit() : null,
      translate: t,
    });
  const intent = form.get('intent');
  const staffId = user.id;
  const seen = readSeenTerms(form);
  if (seen === null) throw data(null, { status: 400 });
  const section = textOf(form, 'section');
  const change = async (step: SectionStep, typed: Partial<Answer> = {}) => {
    const changed = await terms.change({ page, step, seen, staffId });
    if (!changed.ok) return refuse(changed, typed);
    // What is added has no words yet.
    const to = step.kind === 'add' ? `section=${section}&` : '';
    return redirect(
      `/${region}/admin/content/pages/${page}?${to}done=${changed.isChanged ? DONE_STEP[step.kind] : 'unchanged'}`,
      303,
    );
  };
  switch (intent) {
    case 'save': {
      const typed = { section: { ...typedSection(form), after: null } };
      const [titles, words] = [readTitles(form), readWords(form)];
      if (!titles.ok || !words.ok)
        return answerSlips({ titles: slipsIn(titles), words: slipsIn(words) }, typed, t);
      return change({ kind: 'write', section, titles: titles.titles, written: words.written }, typed);
    }
    case 'add': {
      const after = textOf(form, 'after');
      const typed = { section: { ...typedSection(form), after } };
      const read = readTitles(form);
      if (!read.ok) return answerSlips({ titles: read.slips, words: [] }, typed, t);
      return change({ kind: 'add', section, after, titles: read.titles }, typed);
    }
    case 'remove':
      return change({ kind: 'remove', section });
    case 'begin': {
      const begun = await terms.begin({ page, from: textOf(form, 'from'), staffId });
      return begun.ok ? done(begun.isChanged ? 'begun' : 'unchanged') : refuse(begun);
    }
    case 'publish': {
      const knowsReplaced = textOf(form, 'knowsReplaced') !== '';
      const typed = { day: textOf(form, 'day').slice(0, 10), why: sentWhy(form), knowsReplaced };
      const published = await terms.publish({ page, ...typed, seen, staffId });
      if (!published.ok) return refuse(published, { typed });
      if (published.name === null) return done('unchanged');
      return done(typed.day > today() ? 'announced' : 'published');
    }
    case 'discard': {
      const discarded = await terms.discard({ page, seen });
      return discarded.ok ? done('discarded') : refuse(discarded);
    }
    case 'withdraw': {
      const withdrawn = await terms.withdraw({
        page,
        name: textOf(form, 'name'),
        staffId,
        why: sentWhy(form),
      });
      return withdrawn.ok ? done(withdrawn.isChanged ? 'withdrawn' : 'unchanged') : refuse(withdrawn);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** The terms that customers agree to in the back office: their sections, the draft of a new edition, and all editions. */
export default function WrittenTerms({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { page, name, inForce, edited, seen, values, done } = loaderData;
  const address = `/admin/content/pages/${page}`;
  return (
    <>
      <BackLink to={edited === null ? '/admin/content/pages' : address}>
        {edited === null ? t('backoffice.arrange.back') : t('backoffice.arrange.backToPage', { name })}
      </BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl break-words">
          {edited === null ? name : t('backoffice.arrange.pair', { first: edited.title, second: name })}
        </h1>
        {edited === null && <ButtonLink to={`/${page}`}>{t('backoffice.arrange.view')}</ButtonLink>}
      </div>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">
        {inForce}. {edited === null && t('backoffice.terms.lead')}
      </p>
      {actionData !== undefined && (
        <RefusalAlert text={actionData.text} details={actionData.details} versions={actionData.versions} />
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" live className="mb-8">
          {t(DONE[done])}
        </Alert>
      )}
      {edited === null ? (
        <TermsOverview
          {...loaderData}
          typed={actionData?.typed ?? null}
          added={actionData?.section ?? null}
          errors={actionData?.errors}
          tickError={actionData?.tickError ?? null}
        />
      ) : (
        <SectionForm
          key={edited.section}
          page={page}
          section={edited.section}
          written={actionData?.section ?? edited.written}
          errors={actionData?.errors}
          isOwn={edited.isOwn}
          seen={seen}
          values={values}
        />
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
