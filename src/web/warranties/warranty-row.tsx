import FileText from 'lucide-react/icons/file-text';
import { pictureOf } from '../catalogue/product-picture.ts';
import { useT } from '../i18n/i18n.tsx';
import { ButtonLink, LocalLink } from '../i18n/local-link.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';
import { buttonClass } from '../ui/button.tsx';
import { Picture, PictureTile } from '../ui/picture.tsx';
import { CoverageList } from './coverage-list.tsx';
import { RepairList } from './repair-list.tsx';
import { SerialList } from './serial-list.tsx';
import type { ShownWarranty } from './shown-warranty.ts';

function FileLink({ href, text, name }: { href: string; text: string; name: string }) {
  return (
    <a href={href} aria-label={`${text} (PDF): ${name}`} className={buttonClass({ size: 'sm' })}>
      <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
      {text} (PDF)
    </a>
  );
}

/** Some goods with their warranties, and what can be done about them; `cardLink` is where their card is taken from. */
export function WarrantyRow({ warranty, cardLink }: { warranty: ShownWarranty; cardLink: string }) {
  const t = useT();
  const { itemId, orderId, orderNumber, productId, name, brand, articleNumber, picture } = warranty;
  const { pieces, serials, hasSerials, repairs, purchasedOn, coverages, manuals, isCovered } = warranty;
  return (
    <li className="flex gap-4 py-6 sm:gap-6">
      <PictureTile className="size-20 shrink-0 rounded-sm sm:size-26 sm:rounded-md">
        <Picture fill source={pictureOf(picture)} alt="" sizes="104px" />
      </PictureTile>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <p className="text-xs text-muted">
            <Unbroken text={`${brand}, ${articleNumber}`} />
          </p>
          <h3 className="text-base leading-snug font-semibold tracking-normal">
            <LocalLink to={`/product/${productId}`} className="hover:underline">
              <Unbroken text={name} />
            </LocalLink>
            {pieces > 1 && <span className="ml-2 font-normal text-muted">× {pieces}</span>}
          </h3>
          <p className="mt-1 text-sm text-muted">
            {t('warranty.purchasedOn')}: {purchasedOn},{' '}
            <LocalLink to={`/order/${orderId}`} className="text-ink underline underline-offset-4">
              {orderNumber}
            </LocalLink>
          </p>
        </div>
        <CoverageList coverages={coverages} />
        <SerialList serials={serials} hasSerials={hasSerials} />
        <RepairList repairs={repairs} />
        <div className="flex flex-wrap gap-2">
          {isCovered && (
            <ButtonLink
              to={`/support/tickets/new?item=${itemId}`}
              size="sm"
              aria-label={t('warranty.claimNamed', { name })}
            >
              {t('warranty.claim')}
            </ButtonLink>
          )}
          <FileLink href={cardLink} text={t('warranty.card')} name={name} />
          {manuals.map(({ href, text }) => (
            <FileLink key={href} href={href} text={text} name={name} />
          ))}
        </div>
      </div>
    </li>
  );
}
