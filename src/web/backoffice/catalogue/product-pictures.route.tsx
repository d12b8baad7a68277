import { useEffect, useRef } from 'react';
import { data, Form, redirect, useLocation, useNavigation } from 'react-router';
import * as v from 'valibot';
import { FileField } from '../../form/file-field.tsx';
import { nameForStaff } from '../../../domain/catalogue/editing/missing-fields.ts';
import { PICTURE_FORMS, PICTURES_MAX } from '../../../domain/catalogue/editing/product-pictures.ts';
import { shopOf } from '../../../server/context.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useT } from '../../i18n/i18n.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { focusWhenLost } from '../../ui/focus-when-lost.ts';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useLookAgain } from '../../ui/use-look-again.ts';
import { BackLink } from '../back-link.tsx';
import { isTooLarge } from '../is-too-large.ts';
import type { Route } from './+types/product-pictures.route';
import { UndoDone } from './done-undo.tsx';
import { PictureRow } from './picture-row.tsx';
import { addedQuery, croppedQuery, pictureUndo } from './picture-undo.ts';

const DONE = ['changed', 'cropped', 'added', 'unchanged'] as const;
/** How often the page looks whether pictures are ready, in seconds; a shop makes one in some. */
const LOOKS = [3, 3, 4, 5, 5, 5, 10, 10, 10, 20, 20, 30, 60, 60];
const NAME_SHOWN = 60;

const idOf = ({ id }: { id?: string }) => (/^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : 0);

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { shop, locale, translate } = shopOf(context);
  const id = idOf(params);
  const [found, pictures] = await Promise.all([shop.editing.findProduct(id), shop.pictures.list(id)]);
  if (found === null || pictures === null) throw data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  const done = query.get('done');
  return {
    id,
    name: nameForStaff(found.product, locale),
    pictures: pictures.map((picture) => ({
      ...picture,
      source: picture.isShown ? pictureOf(picture.name) : null,
    })),
    done: DONE.find((each) => each === done) ?? null,
    undo: pictureUndo(
      query,
      pictures.map((picture) => picture.name),
    ),
    title: pageTitle(translate('backoffice.pictures.title')),
  };
}

/** What the action refuses with: sentences, each of one file or of the form. */
const refuse = (status: number, problems: readonly string[]) => data({ problems }, { status });

export async function action({ params, context }: Route.ActionArgs) {
  const { shop, user, region, translate: t, readForm } = shopOf(context);
  const id = idOf(params);
  const form = await readForm().catch((thrown: unknown) => {
    if (isTooLarge(thrown)) return null;
    throw thrown;
  });
  if (user === null) throw data(null, { status: 404 });
  if (form === null) return refuse(413, [t('backoffice.pictures.problem.form-too-large')]);
  const staffId = user.id;
  const answer = (done: (typeof DONE)[number], at: string, what = '') =>
    redirect(`/${region}/admin/products/${id}/pictures?done=${done}${what && `&${what}`}#${at}`, 303);
  const intent = form.get('intent');
  if (intent === 'upload') {
    const files = form.getAll('pictures').filter((sent) => sent instanceof File && sent.size > 0);
    if (files.length === 0) return refuse(422, [t('backoffice.pictures.problem.no-file')]);
    const problems: string[] = [];
    const added: string[] = [];
    // One after the other, in the order in which they were chosen.
    for (const file of files.slice(0, PICTURES_MAX)) {
      if (!(file instanceof File)) continue;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const taken = await shop.pictures.add({ id, fileName: file.name, bytes, staffId });
      if (taken.ok) {
        if (taken.isNew) added.push(taken.name);
      } else if (taken.reason === 'product-not-found') throw data(null, { status: 404 });
      else
        problems.push(
          t(`backoffice.pictures.problem.${taken.reason}`, { name: file.name.slice(-NAME_SHOWN) }),
        );
    }
    for (const file of files.slice(PICTURES_MAX))
      if (file instanceof File)
        problems.push(t('backoffice.pictures.problem.too-many', { name: file.name.slice(-NAME_SHOWN) }));
    if (problems.length > 0 && added.length > 0)
      problems.unshift(t('backoffice.pictures.othersAdded', { count: added.length }));
    if (problems.length > 0) return refuse(422, problems);
    return added.length > 0
      ? answer('added', 'pictures', addedQuery(added))
      : answer('unchanged', 'pictures');
  }
  const fields = Object.fromEntries(form);
  const changed = await (async () => {
    if (intent === 'picture-move') {
      const move = v.safeParse(PICTURE_FORMS[intent], fields);
      return move.success ? shop.pictures.move({ id, staffId, ...move.output }) : null;
    }
    if (intent === 'picture-remove') {
      // Several where an upload is taken back.
      const names = form.getAll('name').slice(0, PICTURES_MAX);
      const removals = v.safeParse(
        v.array(PICTURE_FORMS[intent]),
        names.map((each) => ({ name: each })),
      );
      if (!removals.success || names.length === 0) return null;
      let isChanged = false;
      for (const removal of removals.output) {
        const removed = await shop.pictures.remove({ id, staffId, ...removal });
        if (!removed.ok) return removed;
        isChanged ||= removed.isChanged;
      }
      return { ok: true, isChanged } as const;
    }
    if (intent === 'picture-crop') {
      const cut = v.safeParse(PICTURE_FORMS[intent], fields);
      if (!cut.success) return null;
      const { name, fit, ...square } = cut.output;
      return shop.pictures.crop({ id, staffId, name, crop: fit === 'whole' ? null : square });
    }
    if (intent !== 'picture-alt') throw data(null, { status: 400 });
    const words = v.safeParse(PICTURE_FORMS[intent], fields);
    if (!words.success) return null;
    const { name, ...texts } = words.output;
    return shop.pictures.describe({ id, staffId, name, texts });
  })();
  if (changed === null) return refuse(422, [t('backoffice.pictures.problem.form')]);
  if (changed.ok) {
    const named = form.get('name');
    if ('cropped' in changed && changed.cropped !== undefined && typeof named === 'string')
      return answer('cropped', named, croppedQuery(named, changed.cropped));
    return answer(
      changed.isChanged ? 'changed' : 'unchanged',
      intent === 'picture-remove' || typeof named !== 'string' ? 'pictures' : named,
    );
  }
  if (changed.reason === 'product-not-found') throw data(null, { status: 404 });
  const reason = changed.reason === 'too-small' ? 'crop-too-small' : changed.reason;
  return refuse(changed.reason === 'too-small' ? 422 : 409, [t(`backoffice.pictures.problem.${reason}`)]);
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** The pictures of a product in the back office: in the order of its gallery, each with what can be done with it. */
export default function ProductPictures({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { id, name, pictures, done, undo } = loaderData;
  const { formData } = useNavigation();
  const { hash } = useLocation();
  const list = useRef<HTMLOListElement>(null);
  const order = pictures.map((picture) => picture.name).join();
  useLookAgain(
    pictures.some(({ state }) => state !== 'ready'),
    LOOKS,
  );
  // A picture that moved takes its buttons along, and one of them had the focus.
  useEffect(() => {
    if (hash.length > 1) focusWhenLost(list.current, `[id="${CSS.escape(hash.slice(1))}"] button`);
  }, [order, hash]);
  const shown = pictures.filter(({ isShown }) => isShown).length;
  return (
    <>
      <BackLink to={`/admin/products/${id}`}>{t('backoffice.pictures.back')}</BackLink>
      <h1 className="text-2xl break-words">
        {t('backoffice.pictures.title')}: {name}
      </h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.pictures.lead')}</p>
      {actionData !== undefined && (
        <Alert tone="danger" className="mb-8">
          {actionData.problems.map((problem) => (
            <p key={problem} className="break-words">
              {problem}
            </p>
          ))}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" action={undo === null ? undefined : <UndoDone undo={undo} />} className="mb-8">
          {t(`backoffice.pictures.done.${done}`)}
        </Alert>
      )}
      <section id="pictures" aria-label={t('backoffice.pictures.title')}>
        {pictures.length === 0 ? (
          <p className="text-sm text-muted">{t('backoffice.pictures.none')}</p>
        ) : (
          <ol ref={list} className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
            {pictures.map((picture, place) => (
              <PictureRow key={picture.name} {...{ picture, place, shown }} />
            ))}
          </ol>
        )}
      </section>
      <div className="mt-14">
        <TitledSection id="upload" title={t('backoffice.pictures.upload')}>
          <Form
            key={order}
            method="post"
            encType="multipart/form-data"
            noValidate
            className="flex max-w-measure flex-col items-start gap-5"
          >
            <input type="hidden" name="intent" value="upload" />
            <FileField
              name="pictures"
              multiple
              accept="image/jpeg,image/png,image/webp"
              label={t('backoffice.pictures.files')}
              hint={t('backoffice.pictures.filesHint')}
              className="w-full"
            />
            <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'upload'}>
              {t('backoffice.pictures.upload')}
            </Button>
          </Form>
        </TitledSection>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
