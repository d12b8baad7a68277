import { data, redirect } from 'react-router';
import { isTermsName, type TermsName } from '../../../content/pages/page-shapes.ts';
import { daysAfter } from '../../../domain/calendar/days.ts';
import { dayIn } from '../../../domain/locale/market.ts';
import { ANNOUNCED_DAYS_MAX, editionName, printEdition } from '../../../domain/pages/terms/editions.ts';
import { shopOf } from '../../../server/context.ts';
import { BackLink } from '../../backoffice/back-link.tsx';
import { sentWhy } from '../../backoffice/catalogue/answer-product.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { fillableValues } from '../../pages/arrangement-words.server.ts';
import { Alert } from '../../ui/alert.tsx';
import { RefusalAlert } from '../editing/entry-parts.tsx';
import { textOf } from '../arranging/read-form.server.ts';
import type { Route } from './+types/terms.route';
import { announcedViews } from './announced-editions.server.ts';
import { answerRefused, answerTerms, type Answer, type RefusedStep } from './answer-terms.server.ts';
import { readSeenTerms, readWords, typedWords } from './read-terms-form.server.ts';
import { SectionForm } from './terms-form.tsx';
import { TermsOverview } from './terms-overview.tsx';
import { editionViews, slipDetails, slipTexts, termsSections, writtenIn } from './terms-view.server.ts';
import { lastAuthor } from '../../backoffice/named-conflict.ts';

const DONE = {
  changed: 'backoffice.arrange.done.changed',
  unchanged: 'backoffice.arrange.done.unchanged',
  discarded: 'backoffice.arrange.done.discarded',
  published: 'backoffice.terms.done.published',
  announced: 'backoffice.terms.done.announced',
  begun: 'backoffice.terms.done.begun',
  withdrawn: 'backoffice.terms.done.withdrawn',
} as const;
type Done = keyof typeof DONE;

const isDone = (done: string | null): done is Done => done !== null && Object.hasOwn(DONE, done);

const dayOf = (moment: string): string => dayIn('Europe/Kyiv', moment);
const today = (): string => dayOf(new Date().toISOString());

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
  const words = section === null ? null : writtenIn(texts, section);
  if (section !== null && words === null) throw data(null, { status: 404 });
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
      section === null || words === null
        ? null
        : {
            section,
            words,
            title: texts[locale].sections.find(({ id }) => id === section)?.title ?? section,
          },
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
  const titles = terms.inForce(page).texts[locale].sections;
  const lastEdit = async () => lastAuthor([await terms.findDraft(page), ...(await terms.listEditions(page))]);
  const refuse = async (refused: RefusedStep, typed: Partial<Answer> = {}) =>
    answerRefused(refused, {
      page,
      locale,
      lookUp,
      titles,
      typed,
      author: refused.reason === 'changed-meanwhile' ? await lastEdit() : null,
      translate: t,
    });
  const intent = form.get('intent');
  const staffId = user.id;
  const seen = readSeenTerms(form);
  if (seen === null) throw data(null, { status: 400 });
  switch (intent) {
    case 'save': {
      const words = typedWords(form);
      const read = readWords(form);
      if (!read.ok)
        return answerTerms(422, {
          text: t('backoffice.terms.slips'),
          details: read.slips.flatMap(([of, slips]) => slipDetails(of, slips, t)),
          errors: Object.fromEntries(read.slips.map(([of, slips]) => [of, slipTexts(slips, t)])),
          words,
        });
      const section = textOf(form, 'section');
      const changed = await terms.change({ page, section, written: read.written, seen, staffId });
      return changed.ok ? done(changed.isChanged ? 'changed' : 'unchanged') : refuse(changed, { words });
    }
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
          tickError={actionData?.tickError ?? null}
        />
      ) : (
        <SectionForm
          key={edited.section}
          page={page}
          section={edited.section}
          words={actionData?.words ?? edited.words}
          errors={actionData?.errors ?? {}}
          seen={seen}
          values={values}
        />
      )}
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
