import type { ComponentProps } from 'react';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { EditionList } from './edition-list.tsx';
import { TermsDraft } from './terms-draft.tsx';
import { AddSection, TermsForm } from './terms-form.tsx';
import type { AnnouncedView } from './announced-editions.server.ts';
import type { SectionErrors, TypedSection } from './answer-terms.server.ts';
import type { EditionView, SeenTerms, TermsSectionView } from './terms-view.server.ts';

/** An announced edition, where no draft is begun: whether it takes back what holds before it, and a draft that begins with it. */
function Announced({
  announced: { name, title, day, isStale },
  seen,
}: {
  announced: AnnouncedView;
  seen: SeenTerms;
}) {
  const t = useT();
  const date = formatDate(day, useLocale(), 'UTC', 'short');
  return (
    <Alert
      tone={isStale ? 'warning' : 'info'}
      title={t('backoffice.terms.ahead.title', { editions: title })}
      action={
        <TermsForm seen={seen} fields={{ from: name }}>
          <Button type="submit" name="intent" value="begin" size="sm">
            {t('backoffice.terms.ahead.begin')}
          </Button>
        </TermsForm>
      }
    >
      {isStale ? t('backoffice.terms.ahead.staleText', { date }) : t('backoffice.terms.ahead.text')}
    </Alert>
  );
}

/** Terms as staff see them: that a release has other words, the draft, the sections, and all editions. */
export function TermsOverview({
  page,
  sections,
  draft,
  seen,
  days,
  hasRelease,
  editions,
  announced,
  typed,
  tickError,
  newSection,
  added,
  errors,
}: ComponentProps<typeof TermsDraft> & {
  /** What links call a section that is added now. */
  newSection: string;
  /** What was typed of one that was not added. */
  added: TypedSection | null;
  errors: SectionErrors | undefined;
  sections: readonly TermsSectionView[];
  /** Whether the release has words that staff have not looked at since their last edition. */
  hasRelease: boolean;
  editions: readonly EditionView[];
}) {
  const t = useT();
  return (
    <div className="flex flex-col gap-14">
      {hasRelease && (
        <Alert
          tone="warning"
          title={t('backoffice.terms.release')}
          action={
            draft === null && (
              <TermsForm seen={seen} fields={{ from: 'release' }}>
                <Button type="submit" name="intent" value="begin" size="sm">
                  {t('backoffice.terms.beginRelease')}
                </Button>
              </TermsForm>
            )
          }
        >
          {t('backoffice.terms.releaseText')}
        </Alert>
      )}
      {draft === null && announced.map((each) => <Announced key={each.name} announced={each} seen={seen} />)}
      <TermsDraft {...{ page, draft, seen, days, announced, typed, tickError }} />
      <TitledSection id="sections" title={t('backoffice.arrange.sections')}>
        <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.terms.sectionsText')}</p>
        <ol className="divide-y divide-line border-y border-line">
          {sections.map(({ id, title, count, isOwn, isUnready }) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
              <LocalLink
                to={`/admin/content/pages/${page}?section=${id}`}
                className="font-semibold break-words underline underline-offset-4"
              >
                {title}
              </LocalLink>
              {isOwn && <Badge tone="neutral">{t('backoffice.terms.own')}</Badge>}
              {isUnready && <Badge tone="warning">{t('backoffice.terms.differs')}</Badge>}
              <span className="text-sm text-muted">
                {count === 0 ? t('backoffice.terms.noWords') : t('backoffice.terms.parts', { count })}
              </span>
            </li>
          ))}
        </ol>
        <AddSection id={newSection} sections={sections} typed={added} errors={errors} seen={seen} />
      </TitledSection>
      <EditionList editions={editions} seen={seen} hasDraft={draft !== null} />
    </div>
  );
}
