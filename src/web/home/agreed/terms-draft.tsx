import { formatDate } from '../../../domain/locale/format-date.ts';
import { LOCALES, regionOf } from '../../../domain/locale/locale.ts';
import { pathIn } from '../../../domain/routing/path-in-region.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { TermsForm } from './terms-form.tsx';
import type { AnnouncedView } from './announced-editions.server.ts';
import type { TypedEdition } from './answer-terms.server.ts';
import type { SeenTerms } from './terms-view.server.ts';

/** The draft of terms: who changed it, how it looks on the page itself, from which day it is to hold, and how it is thrown away. */
export function TermsDraft({
  page,
  draft,
  seen,
  days,
  announced,
  typed,
  tickError,
}: {
  page: string;
  draft: { readonly changedBy: string | null; readonly changedAt: string } | null;
  seen: SeenTerms;
  /** The first and the last day from which an edition may hold, ISO 8601. */
  days: { readonly first: string; readonly last: string };
  /** Announced editions that do not say what the draft does. */
  announced: readonly AnnouncedView[];
  typed: TypedEdition | null;
  /** What is wrong with the tick of who knows that an announced edition takes over. */
  tickError: string | null;
}) {
  const t = useT();
  const locale = useLocale();
  if (draft === null) return <p className="text-sm">{t('backoffice.arrange.noDraft')}</p>;
  return (
    <TitledSection id="draft" title={t('backoffice.arrange.draft')}>
      <p className="mb-4 max-w-measure text-sm text-muted">
        {t('backoffice.arrange.draftText', {
          name: draft.changedBy ?? t('backoffice.audit.gone'),
          date: formatDate(draft.changedAt, locale, 'Europe/Kyiv', 'long'),
        })}
      </p>
      <p className="mb-2 text-sm font-semibold">{t('backoffice.arrange.preview')}</p>
      <ul className="mb-6 flex flex-wrap gap-3">
        {LOCALES.map((each) => (
          <li key={each}>
            <a
              href={`${pathIn(regionOf(each), `/${page}`)}?preview`}
              target="_blank"
              rel="noopener"
              className={buttonClass({ size: 'sm' })}
            >
              {LANGUAGE_NAMES[each]}
              <span className="sr-only"> ({t('footer.newWindow')})</span>
            </a>
          </li>
        ))}
      </ul>
      <TermsForm seen={seen} className="flex flex-col items-start gap-5">
        <TextField
          name="day"
          type="date"
          label={t('backoffice.terms.day')}
          hint={t('backoffice.terms.dayHint')}
          required
          min={days.first}
          max={days.last}
          defaultValue={typed?.day ?? days.first}
          className="w-full max-w-measure"
        />
        <TextField
          name="why"
          label={t('backoffice.terms.why')}
          hint={t('backoffice.terms.whyHint')}
          required
          maxLength={300}
          autoComplete="off"
          defaultValue={typed?.why}
          className="w-full max-w-measure"
        />
        {announced.length > 0 && (
          <>
            <Alert
              tone="warning"
              title={t('backoffice.terms.ahead.title', {
                editions: announced.map(({ title }) => title).join(', '),
              })}
              className="w-full max-w-measure"
            >
              {t('backoffice.terms.ahead.draftText')}
            </Alert>
            <CheckboxField
              name="knowsReplaced"
              value="yes"
              label={t('backoffice.terms.ahead.tick')}
              hint={t('backoffice.terms.ahead.tickHint')}
              error={tickError ?? undefined}
              defaultChecked={typed?.knowsReplaced}
              className="max-w-measure"
            />
          </>
        )}
        <p className="max-w-measure text-sm text-muted">{t('backoffice.terms.publishText')}</p>
        <Button type="submit" name="intent" value="publish" tone="primary" size="lg">
          {t('backoffice.terms.publish')}
        </Button>
      </TermsForm>
      <div className="mt-6 border-t border-line">
        <Disclosure summary={t('backoffice.arrange.discard')}>
          <p className="mb-4">{t('backoffice.arrange.discardText')}</p>
          <TermsForm seen={seen}>
            <Button type="submit" name="intent" value="discard" tone="danger" size="lg">
              {t('backoffice.arrange.discardDo')}
            </Button>
          </TermsForm>
        </Disclosure>
      </div>
    </TitledSection>
  );
}
