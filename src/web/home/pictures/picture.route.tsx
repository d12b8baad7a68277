import { data, redirect } from 'react-router';
import * as v from 'valibot';
import { BANNER, SHOP_PICTURE_FORMS } from '../../../domain/catalogue/editing/shop-pictures.ts';
import { isShopPicture } from '../../../domain/catalogue/scene.ts';
import { shopOf } from '../../../server/context.ts';
import { BackLink } from '../../backoffice/back-link.tsx';
import { AuditList } from '../../backoffice/catalogue/audit-list.tsx';
import { auditViews } from '../../backoffice/catalogue/audit-view.server.ts';
import { CropForm } from '../../backoffice/catalogue/crop-form.tsx';
import { AltForm } from '../../backoffice/catalogue/picture-row.tsx';
import { StaffForm } from '../../backoffice/staff-form.tsx';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useLookAgain } from '../../ui/use-look-again.ts';
import type { Route } from './+types/picture.route';
import { sizesOf, useViews, type UseView } from './picture-view.server.ts';

const DONE = ['added', 'known', 'described', 'cropped', 'unchanged'] as const;
/** How often the page looks whether the picture is ready, in seconds. */
const LOOKS = [2, 2, 3, 3, 5, 5, 5, 10, 10, 10, 20, 20, 30, 60, 60];

export async function loader({ request, params: { name }, context }: Route.LoaderArgs) {
  const { shop, locale, lookUp } = shopOf(context);
  const picture = isShopPicture(name) ? await shop.shopPictures.find(name) : null;
  if (picture === null) throw data(null, { status: 404 });
  const { entries } = await shop.listAudit({ subject: 'shop-picture', subjectId: name, locale });
  const { fileName, size, crop, alt, state, uses } = picture;
  const done = new URL(request.url).searchParams.get('done');
  return {
    name,
    fileName,
    size,
    crop,
    alt,
    state,
    source: sizesOf(name, state),
    uses: useViews(uses, { locale, lookUp }),
    history: auditViews(entries, lookUp).map((entry) => ({ ...entry, subjectName: null })),
    done: DONE.find((each) => each === done) ?? null,
    title: pageTitle(fileName),
  };
}

export async function action({ params: { name }, context }: Route.ActionArgs) {
  const { shop, user, region, translate: t, readForm } = shopOf(context);
  const form = await readForm();
  if (user === null || !isShopPicture(name)) throw data(null, { status: 404 });
  const act = { name, staffId: user.id };
  const list = `/${region}/admin/content/pictures`;
  const done = (of: string, which: (typeof DONE)[number]) => redirect(`${list}/${of}?done=${which}`, 303);
  const refuse = (status: number, reason: 'form' | 'gone' | 'too-small' | 'too-many' | 'in-use') =>
    data({ text: t(`backoffice.shopPictures.problem.${reason}`) }, { status });
  const fields = Object.fromEntries(form);
  const intent = form.get('intent');
  switch (intent) {
    case 'picture-crop': {
      const read = v.safeParse(SHOP_PICTURE_FORMS['picture-crop'], fields);
      if (!read.success) return refuse(422, 'form');
      const cropped = await shop.shopPictures.crop({ ...act, crop: read.output });
      if (cropped.ok) return done(cropped.name, cropped.isChanged ? 'cropped' : 'unchanged');
      if (cropped.reason === 'gone') throw data(null, { status: 404 });
      return refuse(422, cropped.reason);
    }
    case 'picture-alt': {
      const read = v.safeParse(SHOP_PICTURE_FORMS['picture-alt'], fields);
      if (!read.success) return refuse(422, 'form');
      const described = await shop.shopPictures.describe({ ...act, texts: read.output });
      if (!described.ok) throw data(null, { status: 404 });
      return done(name, described.isChanged ? 'described' : 'unchanged');
    }
    case 'picture-remove': {
      const removed = await shop.shopPictures.remove(act);
      return removed.ok ? redirect(`${list}?done=removed`, 303) : refuse(409, removed.reason);
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

/** Where a picture is chosen, each with the way to where it is changed. */
function Uses({ uses }: { uses: readonly UseView[] }) {
  const t = useT();
  return (
    <TitledSection id="uses" title={t('backoffice.shopPictures.usedIn')}>
      {uses.length === 0 ? (
        <p className="border-y border-line py-4 text-sm">{t('backoffice.shopPictures.unused')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {uses.map(({ to, kind, name, isDraft }) => (
            <li key={`${to} ${isDraft}`} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-4">
              <LocalLink to={to} className="font-semibold break-words underline underline-offset-4">
                {name}
              </LocalLink>
              {kind !== null && <span className="text-sm text-muted">{kind}</span>}
              {isDraft && <Badge tone="warning">{t('backoffice.shopPictures.draft')}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** A picture of the shop: how it looks, where it is chosen, its crop and its alternative texts. */
export default function ShopPicture({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { name, fileName, size, crop, alt, state, source, uses, history, done } = loaderData;
  useLookAgain(state !== 'ready', LOOKS);
  return (
    <>
      <BackLink to="/admin/content/pictures">{t('backoffice.shopPictures.back')}</BackLink>
      <h1 className="mb-8 text-2xl break-words">{fileName}</h1>
      {actionData !== undefined && (
        <Alert tone="danger" live className="mb-8">
          {actionData.text}
        </Alert>
      )}
      {actionData === undefined && done !== null && (
        <Alert tone="success" live className="mb-8">
          {t(`backoffice.shopPictures.done.${done}`)}
        </Alert>
      )}
      <div className="flex flex-col gap-14">
        <div className="max-w-3xl">
          <PictureTile className="aspect-video w-full rounded-xl">
            {source !== null && (
              <Picture source={source} alt={alt.uk || fileName} sizes="(min-width: 768px) 48rem, 92vw" fill />
            )}
          </PictureTile>
          {state === 'waiting' && (
            <p className="mt-3">
              <Badge>{t('backoffice.pictures.waiting')}</Badge>
            </p>
          )}
          {state === 'failed' && (
            <p className="mt-3 text-sm text-danger">{t('backoffice.pictures.failed')}</p>
          )}
          <div className="mt-6 border-t border-line">
            {state === 'ready' && (
              <Disclosure summary={t('backoffice.pictures.crop')}>
                {uses.length > 0 && <p className="mb-4 text-sm">{t('backoffice.shopPictures.cropNew')}</p>}
                <CropForm key={name} {...{ name, size, crop }} shape={BANNER} />
              </Disclosure>
            )}
            <Disclosure summary={t('backoffice.pictures.alt')}>
              <AltForm
                key={JSON.stringify(alt)}
                name={name}
                texts={alt}
                hint={t('backoffice.shopPictures.altHint')}
              />
            </Disclosure>
            <Disclosure summary={t('backoffice.shopPictures.remove')}>
              <p className="mb-4 text-sm">
                {t(
                  uses.length > 0
                    ? 'backoffice.shopPictures.removeUsed'
                    : 'backoffice.shopPictures.removeText',
                )}
              </p>
              {uses.length === 0 && (
                <StaffForm intent="picture-remove" label={t('backoffice.pictures.remove')} tone="danger" />
              )}
            </Disclosure>
          </div>
        </div>
        <Uses uses={uses} />
        <TitledSection id="picture-history" title={t('backoffice.product.history')}>
          {history.length === 0 ? (
            <p className="text-sm text-muted">{t('backoffice.content.historyEmpty')}</p>
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
