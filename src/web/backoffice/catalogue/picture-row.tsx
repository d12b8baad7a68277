import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Form } from 'react-router';
import {
  ALT_MAX,
  type AltTexts,
  type PictureCrop,
  type PixelSize,
} from '../../../domain/catalogue/editing/product-pictures.ts';
import type { Picture as PictureSizes } from '../../../domain/catalogue/picture.ts';
import { LOCALES } from '../../../domain/locale/locale.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { TextField } from '../../ui/field.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { StaffForm } from '../staff-form.tsx';
import { CropForm } from './crop-form.tsx';

/** A picture as its page shows it. */
interface PictureView {
  readonly name: string;
  readonly isShown: boolean;
  readonly state: 'ready' | 'recropping' | 'waiting' | 'failed';
  readonly fileName: string | null;
  readonly size: PixelSize | null;
  readonly crop: PictureCrop;
  readonly texts: AltTexts;
  readonly source: PictureSizes | null;
}

/** Says in each language what a picture shows; `hint` is what an empty text means. */
export function AltForm({ name, texts, hint }: Pick<PictureView, 'name' | 'texts'> & { hint: string }) {
  const t = useT();
  return (
    <StaffForm
      intent="picture-alt"
      kept={`picture-alt ${name}`}
      label={t('backoffice.pictures.altSave')}
      tone="secondary"
    >
      <input type="hidden" name="name" value={name} />
      <p className="text-sm">{hint}</p>
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          name={locale}
          label={LANGUAGE_NAMES[locale]}
          lang={locale}
          defaultValue={texts[locale] ?? ''}
          maxLength={ALT_MAX}
          autoComplete="off"
          className="w-full text-ink"
        />
      ))}
    </StaffForm>
  );
}

/** Which of its pictures a product shows first, and the steps of one along the gallery. */
function Moves({ name, place, shown }: { name: string; place: number; shown: number }) {
  const t = useT();
  return (
    <Form method="post" className="flex flex-wrap items-center gap-1">
      <input type="hidden" name="intent" value="picture-move" />
      <input type="hidden" name="name" value={name} />
      {place > 0 && (
        <IconButton type="submit" name="to" value={place - 1} label={t('backoffice.pictures.earlier')}>
          <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {place < shown - 1 && (
        <IconButton type="submit" name="to" value={place + 1} label={t('backoffice.pictures.later')}>
          <ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
      {place > 0 && (
        <Button type="submit" name="to" value={0} tone="ghost" size="sm">
          {t('backoffice.pictures.makeFirst')}
        </Button>
      )}
    </Form>
  );
}

/** One picture of a product with all that staff can do with it; `shown` is how many the shop shows. */
export function PictureRow({
  picture: { name, isShown, state, fileName, size, crop, texts, source },
  place,
  shown,
}: {
  picture: PictureView;
  place: number;
  shown: number;
}) {
  const t = useT();
  const words = t('backoffice.pictures.number', { number: place + 1 });
  return (
    <li id={name} aria-label={words} className="min-w-0">
      <div className="flex gap-5">
        <PictureTile className="aspect-square w-32 shrink-0 self-start sm:w-40">
          {source !== null && <Picture source={source} alt={words} sizes="160px" fill />}
        </PictureTile>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
          <p className="flex flex-wrap items-center gap-2 text-sm font-semibold">
            {words}
            {isShown && place === 0 && <Badge tone="inverse">{t('backoffice.pictures.first')}</Badge>}
            {state !== 'ready' && state !== 'failed' && <Badge>{t(`backoffice.pictures.${state}`)}</Badge>}
          </p>
          {fileName !== null && <p className="max-w-full truncate text-sm text-muted">{fileName}</p>}
          {state === 'failed' && <p className="text-sm text-danger">{t('backoffice.pictures.failed')}</p>}
          {isShown && shown > 1 && <Moves {...{ name, place, shown }} />}
          <Form method="post">
            <input type="hidden" name="intent" value="picture-remove" />
            <input type="hidden" name="name" value={name} />
            <Button type="submit" tone="ghost" size="sm">
              {t('backoffice.pictures.remove')}
            </Button>
          </Form>
        </div>
      </div>
      <div className="mt-4 border-t border-line">
        {isShown && size !== null && (
          <Disclosure summary={t('backoffice.pictures.crop')}>
            <CropForm key={JSON.stringify(crop)} {...{ name, size, crop }} />
          </Disclosure>
        )}
        <Disclosure summary={t('backoffice.pictures.alt')}>
          <AltForm key={JSON.stringify(texts)} {...{ name, texts }} hint={t('backoffice.pictures.altHint')} />
        </Disclosure>
      </div>
    </li>
  );
}
