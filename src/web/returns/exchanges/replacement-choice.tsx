import { formatPrice } from '../../../domain/money/format-money.ts';
import { money, type Currency } from '../../../domain/money/money.ts';
import { seenDifferenceField } from '../../../domain/returns/exchange-request.ts';
import type { ExchangeOffer, OfferedReplacement } from '../../../domain/returns/exchange-view.ts';
import { pictureOf } from '../../catalogue/product-picture.ts';
import { useLocale, useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { Price } from '../../i18n/price.tsx';
import { Unbroken } from '../../i18n/unbroken.tsx';
import { ChoiceGroup, RadioCard } from '../../ui/choice-group.tsx';
import { Picture, PictureTile } from '../../ui/picture.tsx';

/** What is paid in addition or goes back, in words. */
function Difference({ minor, currency }: { minor: number; currency: Currency }) {
  const t = useT();
  const locale = useLocale();
  const amount = formatPrice(money(Math.abs(minor), currency), locale);
  if (minor === 0) return t('exchange.ask.even');
  return t(minor > 0 ? 'exchange.ask.pay' : 'exchange.ask.refund', { amount });
}

function Delivery({ shippingMinor, currency }: { shippingMinor: number; currency: Currency }) {
  const t = useT();
  const locale = useLocale();
  return shippingMinor === 0
    ? t('exchange.delivery.free')
    : t('exchange.delivery', { amount: formatPrice(money(shippingMinor, currency), locale) });
}

/** The replacements that fit, each with its price and its difference; `more` leads to further ones. */
export function ReplacementChoice({
  offer,
  currency,
  originalId,
  chosen,
  error,
  more,
}: {
  offer: ExchangeOffer;
  currency: Currency;
  originalId: number | null;
  chosen: string | undefined;
  error: string | undefined;
  /** Without language; null where all are shown. */
  more: string | null;
}) {
  const t = useT();
  return (
    <div className="flex flex-col gap-4">
      <ChoiceGroup
        label={t('exchange.ask.replacements')}
        hint={t('exchange.ask.replacementsText')}
        error={error}
        required
      >
        {offer.replacements.map((each: OfferedReplacement) => (
          <RadioCard
            key={each.id}
            name="product"
            value={each.id}
            defaultChecked={chosen === String(each.id)}
            icon={
              <PictureTile className="size-14 shrink-0 rounded-md">
                <Picture fill source={pictureOf(each.picture)} alt="" sizes="56px" />
              </PictureTile>
            }
            title={<Unbroken text={each.name} />}
            text={each.id === originalId ? t('exchange.ask.same') : <Unbroken text={each.articleNumber} />}
            aside={<Difference minor={each.differenceMinor} currency={currency} />}
          >
            <span className="mt-2 block text-sm">
              <Price money={money(each.totalMinor, currency)} />,{' '}
              <Delivery shippingMinor={each.shippingMinor} currency={currency} />
            </span>
          </RadioCard>
        ))}
      </ChoiceGroup>
      {offer.replacements.map(({ id, differenceMinor }) => (
        <input key={id} type="hidden" name={seenDifferenceField(id)} value={differenceMinor} />
      ))}
      {more !== null && (
        <p>
          <LocalLink to={more} className="text-sm underline underline-offset-4">
            {t('exchange.ask.more')}
          </LocalLink>
        </p>
      )}
    </div>
  );
}
