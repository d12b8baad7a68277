import type { ReactNode } from 'react';
import { pictureOf } from '../catalogue/product-picture.ts';
import { LocalLink } from '../i18n/local-link.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';

/** A line of goods with their picture and name; `under` stands below the name, `amounts` at its end. */
export function GoodsRow({
  line,
  to = `/product/${line.productId}`,
  under,
  amounts,
}: {
  line: {
    readonly productId: number;
    readonly picture: string;
    readonly brand: string;
    readonly articleNumber: string;
    readonly name: string;
  };
  /** Where its name leads; absent for its page in the shop. */
  to?: string | undefined;
  under?: ReactNode;
  amounts: ReactNode;
}) {
  return (
    <li className="flex items-start gap-4 py-5 sm:gap-6">
      <PictureTile className="size-20 shrink-0 rounded-md sm:size-24">
        <Picture fill source={pictureOf(line.picture)} alt="" sizes="96px" />
      </PictureTile>
      <div className="flex min-w-0 flex-1 flex-col gap-x-8 gap-y-2 sm:flex-row sm:justify-between">
        <div className="min-w-0">
          <p className="text-xs text-muted">
            <Unbroken text={`${line.brand}, ${line.articleNumber}`} />
          </p>
          <LocalLink to={to} className="leading-snug font-semibold hover:underline">
            <Unbroken text={line.name} />
          </LocalLink>
          {under}
        </div>
        <div className="shrink-0 text-sm sm:text-right">{amounts}</div>
      </div>
    </li>
  );
}
