import { useState } from 'react';
import { isOwn, pictureOf, SCENES } from '../../../domain/catalogue/picture.ts';
import { isScene } from '../../../domain/catalogue/scene.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ChoiceGroup } from '../../ui/choice-group.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { TextField } from '../../ui/field.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';
import { useLookAgain } from '../../ui/use-look-again.ts';

/** What a search for the pictures of a product found; null where there is no such product. */
export interface FoundPictures {
  readonly asked: string;
  readonly names: readonly string[] | null;
}

/** A picture that staff uploaded for what the shop says. */
export interface OwnPictureChoice {
  readonly name: string;
  readonly fileName: string;
}

/** How often the form looks whether a picture came that is uploaded beside it, in seconds. */
const LOOKS = [5, 5, 5, 5, 5, 5, 5, 10, 10, 10, 10, 10, 20, 20, 30, 30, 60, 60, 60, 60];

/** A picture by the name or the address that an entry has, as small as a list shows it. */
export function SmallPicture({ name, className }: { name: string; className?: string }) {
  const isNamed = isScene(name) || isOwn(name);
  return (
    <PictureTile className={className}>
      {isNamed ? (
        <Picture source={pictureOf(name)} alt="" sizes="12rem" fill className="object-contain!" />
      ) : (
        /\.(?:avif|webp|png|jpe?g|gif|svg)$/i.test(name) && (
          <img src={name} alt="" loading="lazy" className="absolute inset-0 size-full object-cover" />
        )
      )}
    </PictureTile>
  );
}

function PictureChoice({ name, label, isChosen }: { name: string; label: string; isChosen: boolean }) {
  return (
    <label className="group/card relative block cursor-pointer rounded-lg has-checked:ring-2 has-checked:ring-ink has-checked:ring-offset-2 has-checked:ring-offset-canvas has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-focus">
      <input
        type="radio"
        name="picture"
        value={name}
        defaultChecked={isChosen}
        className="peer sr-only"
        aria-label={label}
      />
      <SmallPicture name={name} className="aspect-video w-full" />
      <span className="mt-1.5 block text-xs break-words text-muted group-has-checked/card:font-semibold group-has-checked/card:text-ink">
        {label}
      </span>
    </label>
  );
}

/**
 * The still pictures that the shop has: those that staff uploaded for it, its scenes, and those of a product that is asked for by its number. A press on the
 * button that asks sends the whole form, which comes back as it was.
 */
export function EntryPictures({
  chosen,
  own,
  hasScenes,
  found,
  error,
}: {
  chosen: string;
  own: readonly OwnPictureChoice[];
  /** Promotions have none: their pictures are of products, or were uploaded for them. */
  hasScenes: boolean;
  found: FoundPictures | undefined;
  error: string | undefined;
}) {
  const t = useT();
  const scenes: readonly string[] = hasScenes ? SCENES : [];
  const ofProduct = (found?.names ?? []).filter((name) => name !== chosen);
  const [isUploading, setIsUploading] = useState(false);
  useLookAgain(isUploading, LOOKS);
  const isApart = chosen !== '' && !scenes.includes(chosen) && !own.some(({ name }) => name === chosen);
  return (
    <div className="flex flex-col gap-5">
      <ChoiceGroup
        label={t('backoffice.content.field.picture')}
        error={error}
        // As many as a library holds scroll in a window of their own.
        className="grid! max-h-128 grid-cols-2 gap-4 overflow-y-auto p-1 sm:grid-cols-3 xl:grid-cols-4"
      >
        {isApart && <PictureChoice name={chosen} label={t('backoffice.content.pictureNow')} isChosen />}
        {ofProduct.map((name, index) => (
          <PictureChoice
            key={name}
            name={name}
            label={t('backoffice.content.pictureOf', { product: found?.asked ?? '', number: index + 1 })}
            isChosen={false}
          />
        ))}
        {own.map(({ name, fileName }) => (
          <PictureChoice key={name} name={name} label={fileName} isChosen={name === chosen} />
        ))}
        {scenes.map((name) => (
          <PictureChoice
            key={name}
            name={name}
            label={t('backoffice.content.scene', { number: scenes.indexOf(name) + 1 })}
            isChosen={name === chosen}
          />
        ))}
      </ChoiceGroup>
      <p className="max-w-measure text-sm">
        <LocalLink
          to="/admin/content/pictures"
          target="_blank"
          onClick={() => setIsUploading(true)}
          className="font-semibold underline underline-offset-4"
        >
          {t('backoffice.content.ownPictures')}
        </LocalLink>{' '}
        <span className="text-muted">{t('backoffice.content.ownPicturesHint')}</span>
      </p>
      <div className="flex max-w-measure flex-wrap items-start gap-3">
        <TextField
          name="product"
          label={t('backoffice.content.pictureProduct')}
          hint={t('backoffice.content.pictureHint')}
          error={found?.names === null ? t('backoffice.content.pictureNone') : undefined}
          defaultValue={found?.asked}
          maxLength={60}
          autoComplete="off"
          className="min-w-0 flex-1 basis-60"
        />
        <Button type="submit" name="intent" value="pictures" className="sm:mt-7">
          {t('backoffice.content.pictureShow')}
        </Button>
      </div>
    </div>
  );
}
