import { data, Form, redirect, useNavigation } from 'react-router';
import { FileField } from '../../form/file-field.tsx';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { shopOf } from '../../../server/context.ts';
import { BackLink } from '../../backoffice/back-link.tsx';
import { isTooLarge } from '../../backoffice/is-too-large.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { pageTitle } from '../../i18n/page-head.ts';
import { Alert } from '../../ui/alert.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';
import { TitledSection } from '../../ui/titled-section.tsx';
import { useLookAgain } from '../../ui/use-look-again.ts';
import type { Route } from './+types/pictures.route';
import { sizesOf } from './picture-view.server.ts';

/** How often the page looks whether pictures are ready, in seconds. */
const LOOKS = [3, 3, 4, 5, 5, 5, 10, 10, 10, 20, 20, 30, 60, 60];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { shop, translate } = shopOf(context);
  const pictures = await shop.shopPictures.list();
  return {
    pictures: pictures.map(({ name, fileName, state, alt, uses }) => ({
      name,
      fileName,
      state,
      uses: uses.length,
      hasAlt: LOCALES.some((locale) => alt[locale] !== ''),
      source: sizesOf(name, state),
    })),
    isRemoved: new URL(request.url).searchParams.get('done') === 'removed',
    title: pageTitle(translate('backoffice.shopPictures.title')),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { shop, user, region, translate: t, readForm } = shopOf(context);
  const form = await readForm().catch((thrown: unknown) => {
    if (isTooLarge(thrown)) return null;
    throw thrown;
  });
  if (user === null) throw data(null, { status: 404 });
  if (form === null) return data({ text: t('backoffice.shopPictures.problem.too-large') }, { status: 413 });
  if (form.get('intent') !== 'upload') throw data(null, { status: 400 });
  const file = form.get('picture');
  if (!(file instanceof File) || file.size === 0)
    return data({ text: t('backoffice.shopPictures.problem.no-file') }, { status: 422 });
  const bytes = new Uint8Array(await file.arrayBuffer());
  const added = await shop.shopPictures.add({ fileName: file.name, bytes, staffId: user.id });
  if (!added.ok) {
    const status = added.reason === 'busy' ? 503 : 422;
    return data({ text: t(`backoffice.shopPictures.problem.${added.reason}`) }, { status });
  }
  const done = added.isNew ? 'added' : 'known';
  return redirect(`/${region}/admin/content/pictures/${added.name}?done=${done}`, 303);
}

/** After a refusal, too, the page is to show what is stored by now. */
export const shouldRevalidate = () => true;

type Shown = Route.ComponentProps['loaderData']['pictures'][number];

/** A picture in the list: how it looks, what it is called, and whether something shows it. */
function PictureCard({ picture: { name, fileName, state, uses, hasAlt, source } }: { picture: Shown }) {
  const t = useT();
  return (
    <li className="relative min-w-0">
      <PictureTile className="aspect-video w-full">
        {source !== null && (
          <Picture
            source={source}
            alt=""
            sizes="(min-width: 1280px) 18rem, (min-width: 640px) 30vw, 45vw"
            fill
          />
        )}
      </PictureTile>
      <LocalLink
        to={`/admin/content/pictures/${name}`}
        className="mt-2 block text-sm font-semibold break-words underline underline-offset-4 stretched static"
      >
        {fileName}
      </LocalLink>
      <p className="mt-2 flex flex-wrap gap-2">
        {state === 'waiting' && <Badge>{t('backoffice.pictures.waiting')}</Badge>}
        {state === 'ready' && (
          <Badge tone={uses > 0 ? 'success' : 'neutral'}>
            {t('backoffice.shopPictures.uses', { count: uses })}
          </Badge>
        )}
        {!hasAlt && <Badge tone="warning">{t('backoffice.shopPictures.noAlt')}</Badge>}
      </p>
      {state === 'failed' && <p className="mt-2 text-sm text-danger">{t('backoffice.pictures.failed')}</p>}
    </li>
  );
}

/** The pictures that staff uploaded for what the shop says, and the form that uploads one. */
export default function ShopPictures({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { pictures, isRemoved } = loaderData;
  const { formData } = useNavigation();
  useLookAgain(
    pictures.some(({ state }) => state !== 'ready'),
    LOOKS,
  );
  return (
    <>
      <BackLink to="/admin/content">{t('backoffice.arrange.backToContent')}</BackLink>
      <h1 className="text-3xl">{t('backoffice.shopPictures.title')}</h1>
      <p className="mt-2 mb-8 max-w-measure text-sm text-muted">{t('backoffice.shopPictures.lead')}</p>
      {actionData !== undefined && (
        <Alert tone="danger" live className="mb-8">
          {actionData.text}
        </Alert>
      )}
      {actionData === undefined && isRemoved && (
        <Alert tone="success" live className="mb-8">
          {t('backoffice.shopPictures.done.removed')}
        </Alert>
      )}
      <div className="flex flex-col gap-14">
        <TitledSection id="upload" title={t('backoffice.shopPictures.upload')}>
          <Form
            key={pictures[0]?.name}
            method="post"
            encType="multipart/form-data"
            noValidate
            className="flex max-w-measure flex-col items-start gap-5"
          >
            <input type="hidden" name="intent" value="upload" />
            <FileField
              name="picture"
              accept="image/jpeg,image/png,image/webp,image/avif"
              label={t('backoffice.shopPictures.file')}
              hint={t('backoffice.shopPictures.fileHint')}
              className="w-full"
            />
            <Button type="submit" tone="primary" size="lg" loading={formData?.get('intent') === 'upload'}>
              {t('backoffice.pictures.upload')}
            </Button>
          </Form>
        </TitledSection>
        <section id="pictures" aria-label={t('backoffice.shopPictures.title')}>
          {pictures.length === 0 ? (
            <p className="border-y border-line py-4 text-sm">{t('backoffice.shopPictures.none')}</p>
          ) : (
            <ul className="grid grid-cols-2 gap-x-5 gap-y-8 md:grid-cols-3 xl:grid-cols-4">
              {pictures.map((picture) => (
                <PictureCard key={picture.name} picture={picture} />
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? [{ title: loaderData.title }, { name: 'robots', content: 'noindex' }] : [];
