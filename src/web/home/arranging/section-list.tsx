import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { KeptForm } from '../../form/kept-form.tsx';
import { OWN_BLOCK_KINDS } from '../../../domain/pages/arrangement.ts';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { MoveButtons } from '../../backoffice/move-buttons.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { SectionView, SeenPage } from './page-view.server.ts';

/** A form of one step on the draft of a page. */
export function StepForm({
  seen,
  fields,
  kept = '',
  className,
  children,
}: {
  seen: SeenPage;
  fields: Readonly<Record<string, string>>;
  /** Under which name of the page its words are kept while it is sent; of one that has any. */
  kept?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <KeptForm kept={kept} method="post" preventScrollReset className={className}>
      <input type="hidden" name="edition" value={seen.edition} />
      <input type="hidden" name="number" value={seen.number} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </KeptForm>
  );
}

/** The steps up and down of a part. */
const Moves = ({
  what,
  ...placed
}: {
  what: 'section' | 'block';
  title: string;
  place: number;
  count: number;
}) => <MoveButtons {...placed} name="intent" valueOf={(place) => `move-${what}:${place}`} />;

function Missing({ languages }: { languages: SectionView['missing'] }) {
  const t = useT();
  if (languages.length === 0) return null;
  return (
    <Badge tone="warning">
      {t('backoffice.content.missing', {
        languages: languages.map((each) => LANGUAGE_NAMES[each]).join(', '),
      })}
    </Badge>
  );
}

/** What staff added to a section, and the way to add more. */
function OwnBlocks({ page, section, seen }: { page: string; section: SectionView; seen: SeenPage }) {
  const t = useT();
  const { ref, title, blocks } = section;
  const address = `/admin/content/pages/${page}`;
  return (
    <>
      {blocks.length > 0 && (
        <ol className="mt-3 flex flex-col gap-1 border-l-2 border-line pl-4">
          {blocks.map(({ id, kind, name, missing }, place) => (
            <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <div className="min-w-0 flex-1 basis-60 py-1">
                <span className="text-sm text-muted">{t(`backoffice.arrange.kind.${kind}`)}: </span>
                <LocalLink
                  to={`${address}?block=${id}`}
                  className="text-sm break-words underline underline-offset-4"
                >
                  {name}
                </LocalLink>{' '}
                <Missing languages={missing} />
              </div>
              <StepForm seen={seen} fields={{ id }} className="flex items-center">
                <Moves what="block" title={name} place={place} count={blocks.length} />
                <Button
                  type="submit"
                  name="intent"
                  value="remove-block"
                  tone="ghost"
                  size="sm"
                  aria-label={`${t('backoffice.arrange.remove')}: ${name}`}
                >
                  {t('backoffice.arrange.remove')}
                </Button>
              </StepForm>
            </li>
          ))}
        </ol>
      )}
      <Disclosure
        isWide
        summary={
          <span className="text-sm">
            {t('backoffice.arrange.addBlock')}
            <span className="sr-only">: {title}</span>
          </span>
        }
      >
        <Form method="get" className="flex flex-wrap items-end gap-3">
          <input type="hidden" name="section" value={ref} />
          <SelectField
            name="add"
            label={t('backoffice.arrange.kindLabel')}
            defaultValue={page === 'faq' ? 'question' : 'paragraph'}
            options={OWN_BLOCK_KINDS.map((kind) => ({
              value: kind,
              label: t(`backoffice.arrange.kind.${kind}`),
            }))}
            className="min-w-48"
          />
          <Button type="submit">{t('backoffice.arrange.addDo')}</Button>
        </Form>
      </Disclosure>
    </>
  );
}

/** Where the texts of a page that the shop came with are changed, of one section or of all. */
export function textsAddress(page: string, section?: string): string {
  const group = page === 'home' ? page : `/${page}`;
  const query = { group, ...(section !== undefined && { q: `${group}.${section}.` }) };
  return `/admin/translations?${String(new URLSearchParams(query))}`;
}

function SectionItem({
  page,
  section,
  seen,
  place,
  count,
}: {
  page: string;
  section: SectionView;
  seen: SeenPage;
  place: number;
  count: number;
}) {
  const t = useT();
  const { ref, title, isOwn, isHidden, needed, missing } = section;
  return (
    <li id={`section-${ref}`} className="scroll-mt-28 py-4 [&_details]:border-b-0 [&_summary]:py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h3 className="text-base break-words">
            {isOwn ? (
              <LocalLink
                to={`/admin/content/pages/${page}?title=${ref}`}
                className="underline underline-offset-4"
              >
                {title}
              </LocalLink>
            ) : (
              title
            )}
          </h3>
          <p className="mt-1.5 flex flex-wrap gap-2 empty:hidden">
            {isHidden && <Badge>{t('backoffice.arrange.hidden')}</Badge>}
            {isOwn && <Badge tone="success">{t('backoffice.arrange.own')}</Badge>}
            <Missing languages={missing} />
          </p>
          {!isOwn && page !== 'home' && (
            <LocalLink
              to={textsAddress(page, ref)}
              className="mt-1 inline-block text-sm underline underline-offset-4"
            >
              {t('backoffice.arrange.texts')}
              <span className="sr-only">: {title}</span>
            </LocalLink>
          )}
          {needed !== null && (
            <p className="mt-1 text-sm text-muted">{t(`backoffice.arrange.needed.${needed}`)}</p>
          )}
        </div>
        <StepForm seen={seen} fields={{ ref }} className="flex flex-wrap items-center gap-1">
          <Moves what="section" {...{ title, place, count }} />
          {needed === null && (
            <Button
              type="submit"
              name="intent"
              value={isHidden ? 'show-section' : 'hide-section'}
              size="sm"
              aria-label={`${t(isHidden ? 'backoffice.arrange.show' : 'backoffice.arrange.hide')}: ${title}`}
            >
              {t(isHidden ? 'backoffice.arrange.show' : 'backoffice.arrange.hide')}
            </Button>
          )}
          {isOwn && (
            <Button
              type="submit"
              name="intent"
              value="remove-section"
              tone="ghost"
              size="sm"
              aria-label={`${t('backoffice.arrange.remove')}: ${title}`}
            >
              {t('backoffice.arrange.remove')}
            </Button>
          )}
        </StepForm>
      </div>
      {page !== 'home' && <OwnBlocks {...{ page, section, seen }} />}
    </li>
  );
}

/** The sections of a page in their order, each with what can be done with it. */
export const SectionList = ({
  page,
  sections,
  seen,
}: {
  page: string;
  sections: readonly SectionView[];
  seen: SeenPage;
}) => (
  <ol className="divide-y divide-line border-y border-line">
    {sections.map((section, place) => (
      <SectionItem key={section.ref} {...{ page, section, seen, place }} count={sections.length} />
    ))}
  </ol>
);
