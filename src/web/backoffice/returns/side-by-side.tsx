import { useState } from 'react';
import { returnPhotographPath } from '../../../domain/returns/return-photographs.ts';
import type { ReturnView } from '../../../domain/returns/return-view.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';

/** The customer's photographs, the chosen one large beside the product as the catalogue shows it. */
export function Photographs({ found }: { found: ReturnView }) {
  const t = useT();
  const [chosen, choose] = useState(0);
  const { photographs, lines } = found;
  const shown = photographs[chosen] ?? photographs[0];
  if (shown === undefined) {
    return <p className="text-sm text-muted">{t('backoffice.returns.noPhotographs')}</p>;
  }
  const [line] = lines;
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <figure>
          <a href={returnPhotographPath(shown)} className="block overflow-hidden rounded-md bg-fill">
            <img
              src={returnPhotographPath(shown)}
              alt={t('return.photographs.one', { number: photographs.indexOf(shown) + 1 })}
              className="aspect-square w-full object-contain"
            />
          </a>
          <figcaption className="mt-2 text-sm text-muted">
            {t('backoffice.returns.customerPicture')}
            {photographs.length > 1 && ` ${photographs.indexOf(shown) + 1} / ${photographs.length}`}
          </figcaption>
        </figure>
        {line !== undefined && (
          <figure>
            <PictureTile className="aspect-square w-full rounded-md">
              <Picture fill source={pictureOf(line.picture)} alt={line.name} sizes="360px" />
            </PictureTile>
            <figcaption className="mt-2 text-sm text-muted">
              {t('backoffice.returns.productPicture')}
            </figcaption>
          </figure>
        )}
      </div>
      {photographs.length > 1 && (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photographs.map((id, place) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={id === shown}
                onClick={() => choose(place)}
                className="block size-16 overflow-hidden rounded-md border-2 border-transparent bg-fill aria-pressed:border-ink"
              >
                <img
                  src={returnPhotographPath(id)}
                  alt={t('return.photographs.one', { number: place + 1 })}
                  loading="lazy"
                  className="size-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
