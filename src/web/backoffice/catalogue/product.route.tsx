import { useState } from 'react';
import { data, redirect } from 'react-router';
import { maySeePurchases } from '../../../domain/account/role.ts';
import { nameForStaff } from '../../../domain/catalogue/editing/missing-fields.ts';
import { CLOCKS, printFields } from '../../../domain/catalogue/editing/product-fields.ts';
import { formatDate } from '../../../domain/locale/format-date.ts';
import { shopOf } from '../../../server/context.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useKept } from '../../form/use-kept.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { BackLink } from '../back-link.tsx';
import { useUnsaved } from '../use-unsaved.ts';
import type { Route } from './+types/product.route';
import { conflictProblem, refuseProduct, sentFields, shownFields } from './answer-product.ts';
import { sentWhy } from './sent-why.ts';
import { askPrices } from './ask-prices.ts';
import { partsAnswer, partsNeeds, partsView } from './answer-parts.ts';
import { answerPurchase, isPurchaseIntent } from './answer-purchase.ts';
import { answerStock } from './answer-stock.ts';
import { answerTranslation, answerUndo } from './answer-undo.ts';
import { fieldLabel } from './field-words.server.ts';
import { AuditList } from './audit-list.tsx';
import { auditViews } from './audit-view.server.ts';
import { MissingList, ProblemAlert } from './missing-list.tsx';
import { invalidProblem, missingView } from './missing-view.server.ts';
import { DocumentList } from './document-list.tsx';
import { documentViews } from './document-view.server.ts';
import { PictureStrip } from './picture-strip.tsx';
import { productDone, type ProductDone } from './product-done.ts';
import { ProductForm } from './product-form.tsx';
import { ProductHeading } from './product-heading.tsx';
import { ProductSections } from './product-sections.tsx';
import { TranslationForm } from './outdated-note.tsx';
import { editorView, outdatedViews } from './product-view.server.ts';
import { PurchasePrices } from './purchase-prices.tsx';
import { purchaseView, readableEntries } from './purchase-view.server.ts';
import { StockForm } from './stock-form.tsx';
import { namedConflict } from '../named-conflict.ts';

const idOf = ({ id }: { id?: string }) => (/^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp, user, translate } = shopOf(context);
  const id = idOf(params);
  const right = { withPurchases: user !== null && maySeePurchases(user) };
  const found = await shop.editing.findProduct(id);
  if (found === null) throw data(null, { status: 404 });
  const [pictures, documents, usual, tags, audit, purchases, rate, movements] = await Promise.all([
    shop.pictures.list(id),
    shop.productDocuments.list(id),
    shop.editing.usualSpecifications(found.product.categoryId),
    shop.tags.listSlugs(),
    shop.listAudit({ subject: 'product', subjectId: String(id) }),
    right.withPurchases ? shop.purchases.find(id) : null,
    shop.catalogue.currentRate(),
    shop.editing.listStockMovements(id),
  ]);
  const fields = printFields(found.product);
  const name = nameForStaff(found.product, locale);
  const done = new URL(request.url).searchParams.get('done');
  return {
    id,
    name,
    fields,
    parts: await partsView(fields.contents, partsNeeds(shop.editing, locale).nameParts),
    view: editorView({ ...found, kind: found.isKindOpen ? null : found.kind }, { usual, tags, lookUp }),
    rules: shop.rules.tax,
    purchases: purchaseView(purchases, { rules: shop.rules.tax, rate }),
    reduced: found.reduced,
    missing: found.product.isPublished ? [] : found.missing,
    lacks: missingView(found, { lookUp, locale, now: new Date().toISOString() }),
    outdated: outdatedViews(found.outdated),
    kind: found.kind,
    stock: found.stock,
    movements,
    state: {
      isPublished: found.product.isPublished,
      publishFrom: found.product.publishFrom ?? null,
      publishUntil: found.product.publishUntil ?? null,
    },
    pictures: (pictures ?? []).map(({ name: picture, isShown }) => ({
      name: picture,
      source: isShown ? pictureOf(picture) : null,
    })),
    documents: documentViews(id, documents, { locale, translate }),
    /** Of the stock's form, so that one that is sent twice counts once. */
    formKey: crypto.randomUUID(),
    history: auditViews(readableEntries(audit.entries, right), lookUp, locale),
    done: productDone(done, found.product),
    title: pageTitle(name),
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, locale, lookUp, translate: t, readForm } = shopOf(context);
  const id = idOf(params);
  const form = await readForm();
  if (user === null) throw data(null, { status: 404 });
  const answer = (done: ProductDone) => redirect(`/${region}/admin/products/${id}?done=${done}`, 303);
  const nameAuthor = (text: string, fields?: readonly string[], says?: string) => {
    const asked = { subject: 'product', subjectId: String(id), staffId: user.id } as const;
    const author = shop.findAuthor({ ...asked, ...(fields && { fields }), ...(says && { says }) });
    return namedConflict(text, author, { translate: t, locale });
  };
  const intent = form.get('intent');
  if (isPurchaseIntent(intent))
    return answerPurchase(form, shop.purchases, {
      productId: id,
      member: user,
      answer,
      takenBy: (says) => nameAuthor(t('backoffice.purchase.problem.day-taken'), ['purchase'], says),
    });
  if (intent === 'stock')
    return answerStock(form, (move) => shop.editing.moveStock({ ...move, id, staffId: user.id }), answer);
  if (intent === 'undo')
    return answerUndo(
      form,
      (entryId) => shop.editing.undoChange({ id, entryId, staffId: user.id, why: '' }),
      { answer, t, labelOf: (field) => fieldLabel(field, lookUp), nameAuthor },
    );
  if (intent === 'translation')
    return answerTranslation(
      form,
      (text) => shop.editing.confirmTranslation({ id, ...text, staffId: user.id }),
      { answer, t },
    );
  const base = shownFields(form);
  const sent = sentFields(form);
  const parts = await partsAnswer(form, { base, sent, t, ...partsNeeds(shop.editing, locale) });
  if (parts !== null) return parts;
  const unsure = askPrices(form, { id, base, sent }, { t, locale });
  if (unsure !== null) return unsure;
  const saved = await shop.editing.saveProduct({ id, base, sent, staffId: user.id, why: sentWhy(form) });
  if (saved.ok) return answer(saved.changed > 0 ? 'saved' : 'unchanged');
  if (saved.reason === 'product-not-found') throw data(null, { status: 404 });
  if (saved.reason === 'fields-changed') {
    const text = await nameAuthor(t('backoffice.product.conflict'), Object.keys(saved.conflicts));
    return refuseProduct(409, { base, sent }, conflictProblem(saved.conflicts, text, t));
  }
  return refuseProduct(422, { base, sent }, invalidProblem(saved.problems, { translate: t, lookUp }));
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** One product in the back office: all its fields, its stock, and who changed what. */
export default function StaffProduct({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const locale = useLocale();
  const {
    id,
    name,
    fields,
    parts,
    view,
    rules,
    purchases,
    reduced,
    missing,
    lacks,
    outdated,
    kind,
    stock,
    movements,
    state,
    pictures,
    documents,
    formKey,
    history,
    done,
  } = loaderData;
  const problem = actionData !== undefined && 'text' in actionData ? actionData : undefined;
  const refused = actionData !== undefined && 'reason' in actionData ? actionData : undefined;
  const stockProblem = refused?.reason === 'stock' ? refused : undefined;
  /** The product whose form holds what was not sent; null for none. */
  const [touched, setTouched] = useState<number | null>(null);
  if (touched !== null && touched !== id) setTouched(null);
  const isTouched = touched === id;
  const setIsTouched = (isNow: boolean) => setTouched(isNow ? id : null);
  useUnsaved(isTouched || problem !== undefined, () => setTouched(null));
  // Another form of the page answers: what is typed here stays, beside the fields that were shown when it was.
  const shown = useKept(fields, isTouched);
  const stockKey = useKept(formKey, stockProblem !== undefined);
  return (
    <>
      <BackLink to="/admin/products">{t('backoffice.product.back')}</BackLink>
      <ProductHeading {...{ id, name, state }} />
      {problem !== undefined && <ProblemAlert {...problem} />}
      {actionData === undefined && done !== null && (
        <Alert tone="success" className="mb-8">
          {t(`backoffice.product.done.${done}`, {
            from: state.publishFrom === null ? '' : formatDate(state.publishFrom, locale, CLOCKS, 'moment'),
          })}
          {isTouched && ` ${t('backoffice.product.unsaved')}`}
        </Alert>
      )}
      {lacks !== null && <MissingList id={id} view={lacks} />}
      <ProductSections />
      <PictureStrip id={id} pictures={pictures} />
      <ProductForm
        key={JSON.stringify(shown)}
        {...{ fields: shown, parts, view, rules, reduced, missing, outdated, problem }}
        onTouched={setIsTouched}
      />
      {purchases && (
        <PurchasePrices view={purchases} problem={refused?.reason === 'purchase' ? refused : undefined} />
      )}
      <TranslationForm />
      <DocumentList id={id} documents={documents} />
      <div className="mt-14 grid gap-14 xl:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <TitledSection id="product-stock" title={t('backoffice.product.stockTitle')}>
          {kind === 'rental' ? (
            <p className="text-sm text-muted">
              <LocalLink to={`/admin/machines?product=${id}`} className="underline underline-offset-4">
                {t('backoffice.product.stockOfMachines')}
              </LocalLink>
            </p>
          ) : (
            <StockForm
              key={stockKey}
              {...{ stock, movements }}
              isSet={fields.contents !== ''}
              formKey={stockKey}
              problem={stockProblem}
            />
          )}
        </TitledSection>
        <TitledSection id="product-history" title={t('backoffice.product.history')}>
          {history.length === 0 ? (
            <p className="text-sm text-muted">{t('backoffice.product.historyEmpty')}</p>
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
