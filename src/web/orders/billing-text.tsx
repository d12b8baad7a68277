import { COUNTRIES } from '../../domain/contact-data/countries.ts';
import { printAddress } from '../../domain/contact-data/print-address.ts';
import { taxNumberKind } from '../../domain/contact-data/tax-number.ts';
import { useT } from '../i18n/i18n.tsx';
import { Unbroken } from '../i18n/unbroken.tsx';

interface Billed {
  readonly company: string;
  readonly taxNumber: string;
  readonly country: string;
  /** The company's own address; null where it is that of the delivery. */
  readonly place: { readonly address: string; readonly city: string; readonly postalCode: string } | null;
}

/** The company that an order is invoiced to. */
export function BillingText({ billed: { company, taxNumber, country, place } }: { billed: Billed }) {
  const t = useT();
  const known = COUNTRIES.find((each) => each === country);
  const printed = place && printAddress({ ...place, country }, known && t(`country.${known}`));
  return (
    <>
      <span className="break-words">{company}</span>
      <br />
      {t(`checkout.taxNumber.${taxNumberKind(taxNumber, country)}`)} {taxNumber}
      {printed !== null && (
        <>
          <br />
          <Unbroken text={printed} />
        </>
      )}
    </>
  );
}
