import type { SyntheticEvent } from 'react';
import { isOwn, OWN_PICTURES, pictureFile } from '../../domain/catalogue/picture.ts';
import { pictureOf } from '../catalogue/product-picture.ts';
import { classNames } from '../ui/class-names.ts';

const { first } = OWN_PICTURES;
const [width] = first.widths;
const addressOf = (name: string, format: 'avif' | 'webp') =>
  `/pictures/${pictureFile(first, name, { width, format })}`;
/** What `pictureOf` answers for a name that it does not know. */
const DEFAULT_ADDRESS = pictureOf('').src;

function showDefault({ currentTarget: image }: SyntheticEvent<HTMLImageElement>) {
  if (!image.src.endsWith(DEFAULT_ADDRESS)) image.src = DEFAULT_ADDRESS;
}

/**
 * A product's picture in its smallest size, beside its name. One that cannot be loaded becomes the default product
 * picture (S §2). The size comes with `className`.
 */
export function Thumbnail({ picture, className }: { picture: string; className: string }) {
  return (
    <span className={classNames('relative block shrink-0 overflow-hidden bg-picture', className)}>
      <picture className="contents">
        {isOwn(picture) && <source type="image/avif" srcSet={addressOf(picture, 'avif')} />}
        <img
          src={addressOf(picture, 'webp')}
          alt=""
          width={width}
          height={width}
          loading="lazy"
          decoding="async"
          onError={showDefault}
          className={classNames('size-full object-cover', isOwn(picture) && 'sweep')}
        />
      </picture>
      <span aria-hidden="true" className="absolute inset-0 bg-picture-shade" />
    </span>
  );
}
