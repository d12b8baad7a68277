import { formatDate } from '../../../domain/locale/format-date.ts';
import { FieldChanges } from '../../backoffice/catalogue/audit-list.tsx';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { TermsForm } from './terms-form.tsx';
import type { EditionView, SeenTerms } from './terms-view.server.ts';

const TONES = {
  holds: 'success',
  announced: 'warning',
  former: 'neutral',
  withdrawn: 'neutral',
  unused: 'neutral',
} as const;

const STATES = {
  holds: 'backoffice.terms.state.holds',
  announced: 'backoffice.terms.state.announced',
  former: 'backoffice.terms.state.former',
  withdrawn: 'backoffice.terms.state.withdrawn',
  unused: 'backoffice.terms.state.unused',
} as const;

/** Withdraws an edition before its day; the button stands behind a question, and a reason goes with it. */
function Withdraw({ name, seen }: { name: string; seen: SeenTerms }) {
  const t = useT();
  return (
    <div className="[&>details]:border-b-0">
      <Disclosure summary={t('backoffice.terms.withdraw')}>
        <p className="mb-4">{t('backoffice.terms.withdrawText')}</p>
        <TermsForm seen={seen} fields={{ name }} className="flex flex-col items-start gap-5">
          <TextField
            id={`withdraw-why-${name}`}
            name="why"
            label={t('backoffice.terms.withdrawWhy')}
            hint={t('backoffice.terms.whyHint')}
            required
            maxLength={300}
            autoComplete="off"
            className="w-full text-ink"
          />
          <Button type="submit" name="intent" value="withdraw" tone="danger">
            {t('backoffice.terms.withdrawDo')}
          </Button>
        </TermsForm>
      </Disclosure>
    </div>
  );
}

function Edition({ edition, seen, hasDraft }: { edition: EditionView; seen: SeenTerms; hasDraft: boolean }) {
  const t = useT();
  const locale = useLocale();
  const { name, title, state, isStaffs, changedBy, changedAt, why, path, changes } = edition;
  const date = formatDate(changedAt, locale, 'Europe/Kyiv', 'long');
  return (
    <li id={`edition-${name}`} className="scroll-mt-28 py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 className="text-base">{title}</h3>
        <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>
        {!isStaffs && <Badge>{t('backoffice.terms.fromRelease')}</Badge>}
        <span className="text-sm text-muted">
          {isStaffs
            ? t('backoffice.audit.by', { name: changedBy ?? t('backoffice.audit.gone'), date })
            : date}
        </span>
      </div>
      {why !== '' && <p className="mt-2 text-sm break-words">{why}</p>}
      {changes.length > 0 && (
        <details className="mt-2">
          <summary className="rounded-sm text-sm font-semibold underline underline-offset-4">
            {t('backoffice.terms.changes', { count: changes.length })}
          </summary>
          <FieldChanges changes={changes} />
        </details>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
        {path !== null && (
          <LocalLink to={path} className="py-1.5 text-sm underline underline-offset-4">
            {t('backoffice.terms.read')}
            <span className="sr-only">: {title}</span>
          </LocalLink>
        )}
        {!hasDraft && (
          <TermsForm seen={seen} fields={{ from: name }}>
            <Button
              type="submit"
              name="intent"
              value="begin"
              tone="ghost"
              size="sm"
              aria-label={`${t('backoffice.terms.begin')}: ${title}`}
            >
              {t('backoffice.terms.begin')}
            </Button>
          </TermsForm>
        )}
      </div>
      {state === 'announced' && <Withdraw name={name} seen={seen} />}
    </li>
  );
}

/** Every edition that was published or came with the shop, that of the latest day first, with who, when and why; from each a draft can begin. */
export function EditionList({
  editions,
  seen,
  hasDraft,
}: {
  editions: readonly EditionView[];
  seen: SeenTerms;
  hasDraft: boolean;
}) {
  const t = useT();
  return (
    <section aria-labelledby="editions">
      <h2 id="editions" className="mb-4 text-xl">
        {t('backoffice.terms.editions')}
      </h2>
      {hasDraft && (
        <p className="mb-4 max-w-measure text-sm text-muted">{t('backoffice.terms.afterDraft')}</p>
      )}
      <ol className="divide-y divide-line border-line not-empty:border-y">
        {editions.map((edition) => (
          <Edition key={edition.name} edition={edition} seen={seen} hasDraft={hasDraft} />
        ))}
      </ol>
    </section>
  );
}
