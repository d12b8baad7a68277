import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { nameForStaff } from '../../../domain/catalogue/editing/missing-fields.ts';
import {
  DOCUMENT_FORMS,
  PRODUCT_DOCUMENT_BYTES_MAX,
} from '../../../domain/catalogue/editing/product-documents.ts';
import { shopOf } from '../../../server/context.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { isTooLarge } from '../is-too-large.ts';
import type { Route } from './+types/product-documents.route';
import { UndoDone, type DoneUndo } from './done-undo.tsx';
import { DocumentRow, DocumentUpload } from './document-row.tsx';
import { documentChoices, documentViews } from './document-view.server.ts';

const DONE = ['added', 'changed', 'unchanged'] as const;
const MEGABYTE = 1024 * 1024;

const idOf = ({ id }: { id?: string }) => (/^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const id = idOf(params);
  const [found, documents] = await Promise.all([
    shop.editing.findProduct(id),
    shop.productDocuments.list(id),
  ]);
  if (found === null) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const done = query.get('done');
  const added = documents.find((document) => done === 'added' && document.id === query.get('document'));
  const undo: DoneUndo | null = added
    ? [
        ['intent', 'document-remove'],
        ['id', added.id],
      ]
    : null;
  return {
    id,
    name: nameForStaff(found.product, locale),
    isPublished: found.product.isPublished,
    documents: documentViews(id, documents, { locale, translate }),
    ...documentChoices(translate),
    done: DONE.find((each) => each === done) ?? null,
    undo,
    title: pageTitle(translate('backoffice.productDocuments.title')),
  };
}

const STATUS = { failed: 503, known: 409, 'too-many': 409, 'too-large': 413 } as const;
const statusOf = (reason: string) => (STATUS as Readonly<Record<string, number>>)[reason] ?? 422;

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, translate: t, readForm } = shopOf(context);
  const id = idOf(params);
  const form = await readForm().catch((thrown: unknown) => {
    if (isTooLarge(thrown)) return null;
    throw thrown;
  });
  if (user === null) throw data(null, { status: 404 });
  const staffId = user.id;
  const fields = Object.fromEntries(form ?? []);
  const textOf = (name: string) => (typeof fields[name] === 'string' ? fields[name] : '');
  /** What is refused, as a sentence; what was chosen for an upload goes back with it. */
  const refuse = (
    reason:
      | 'no-file'
      | 'form'
      | 'no-pdf'
      | 'too-large'
      | 'too-many'
      | 'known'
      | 'infected'
      | 'failed'
      | 'gone',
    status = statusOf(reason),
  ) =>
    data(
      {
        problem: t(`backoffice.productDocuments.problem.${reason}`, {
          size: PRODUCT_DOCUMENT_BYTES_MAX / MEGABYTE,
        }),
        chosen: { kind: textOf('kind'), language: textOf('language') },
      },
      { status },
    );
  if (form === null) return refuse('too-large');
  const answer = (done: (typeof DONE)[number], what = '') =>
    redirect(`/${region}/admin/products/${id}/documents?done=${done}${what}`, 303);
  const intent = form.get('intent');
  if (intent === 'document-upload') {
    const facts = v.safeParse(DOCUMENT_FORMS[intent], fields);
    if (!facts.success) return refuse('form');
    const file = form.get('document');
    if (!(file instanceof File) || file.size === 0) return refuse('no-file');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const upload = { id, facts: facts.output, fileName: file.name, bytes, staffId };
    const added = await shop.productDocuments.add(upload);
    if (added.ok) return added.isNew ? answer('added', `&document=${added.documentId}`) : answer('unchanged');
    if (added.reason === 'product-not-found') throw data(null, { status: 404 });
    return refuse(added.reason);
  }
  const changed = await (async () => {
    if (intent === 'document-move') {
      const move = v.safeParse(DOCUMENT_FORMS[intent], fields);
      if (!move.success) return null;
      const { id: documentId, to } = move.output;
      return shop.productDocuments.move({ id, documentId, to, staffId });
    }
    if (intent === 'document-change') {
      const said = v.safeParse(DOCUMENT_FORMS[intent], fields);
      if (!said.success) return null;
      const { id: documentId, ...facts } = said.output;
      return shop.productDocuments.change({ id, documentId, ...facts, staffId });
    }
    if (intent !== 'document-remove') throw data(null, { status: 400 });
    const removal = v.safeParse(DOCUMENT_FORMS[intent], fields);
    return removal.success
      ? shop.productDocuments.remove({ id, documentId: removal.output.id, staffId })
      : null;
  })();
  if (changed === null) return refuse('form');
  if (changed.ok) return answer(changed.isChanged ? 'changed' : 'unchanged');
  if (changed.reason === 'product-not-found') throw data(null, { status: 404 });
  return refuse('gone', 409);
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** The documents of a product in the back office, in their order, and the form that adds one. */
export default function ProductDocuments({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { id, name, isPublished, documents, kinds, languages, done, undo } = loaderData;
  return (
    <>
      <BackLink to={`/admin/products/${id}`}>{t('backoffice.productDocuments.back')}</BackLink>
      <h1 className="text-2xl break-words">
        {t('backoffice.productDocuments.title')}: {name}
      </h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">
        {t('backoffice.productDocuments.lead')}
        {!isPublished && ` ${t('backoffice.productDocuments.draft')}`}
      </p>
      {actionData !== undefined && (
        <Alert tone="danger" className="mb-8">
          {actionData.problem}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" action={undo === null ? undefined : <UndoDone undo={undo} />} className="mb-8">
          {t(`backoffice.productDocuments.done.${done}`)}
        </Alert>
      )}
      <section id="documents" aria-label={t('backoffice.productDocuments.title')}>
        {documents.length === 0 ? (
          <p className="text-sm text-muted">{t('backoffice.productDocuments.none')}</p>
        ) : (
          <ol className="divide-y divide-line border-y border-line">
            {documents.map((document, place) => (
              <DocumentRow
                key={document.id}
                {...{ document, place, count: documents.length, kinds, languages }}
              />
            ))}
          </ol>
        )}
      </section>
      <div className="mt-14">
        <TitledSection id="upload" title={t('backoffice.productDocuments.add')}>
          <DocumentUpload
            // A file that was taken is chosen no more.
            key={documents.map((document) => document.id).join()}
            {...{ kinds, languages, chosen: actionData?.chosen ?? null }}
            megabytes={PRODUCT_DOCUMENT_BYTES_MAX / MEGABYTE}
          />
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
