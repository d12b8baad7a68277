import { formatDate } from '../../../domain/locale/format-date.ts';
import { LOCALES, regionOf } from '../../../domain/locale/locale.ts';
import { pathIn } from '../../../domain/routing/path-in-region.ts';
import { WhyField } from '../../backoffice/catalogue/why-field.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import type { SeenPage } from './page-view.server.ts';
import { StepForm } from './section-list.tsx';

/** The draft of a page: who changed it, how it looks on the page itself, and how it is published or thrown away. */
export function DraftPanel({
  page,
  draft,
  seen,
}: {
  page: string;
  draft: { readonly changedBy: string | null; readonly changedAt: string } | null;
  seen: SeenPage;
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
              href={`${pathIn(regionOf(each), page === 'home' ? '/' : `/${page}`)}?preview`}
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
      <StepForm seen={seen} fields={{}} className="flex flex-col items-start gap-5">
        <div className="w-full">
          <WhyField />
        </div>
        <Button type="submit" name="intent" value="publish" tone="primary" size="lg">
          {t('backoffice.arrange.publish')}
        </Button>
      </StepForm>
      <div className="mt-6 border-t border-line">
        <Disclosure summary={t('backoffice.arrange.discard')}>
          <p className="mb-4">{t('backoffice.arrange.discardText')}</p>
          <StepForm seen={seen} fields={{}}>
            <Button type="submit" name="intent" value="discard" tone="danger" size="lg">
              {t('backoffice.arrange.discardDo')}
            </Button>
          </StepForm>
        </Disclosure>
      </div>
    </TitledSection>
  );
}
