import type { DraftErrors } from '../../../../domain/backoffice/read-telephone-order.ts';
import { COMPANY_PLACE_FIELDS, type TelephoneDraft } from '../../../../domain/backoffice/telephone-order.ts';
import type { SavedAddress } from '../../../../domain/account/saved-address.ts';
import { COUNTRIES, type Country } from '../../../../domain/contact-data/countries.ts';
import { printPhone } from '../../../../domain/contact-data/print-phone.ts';
import { useLookUp, useT } from '../../../i18n/i18n.tsx';
import { PlaceFields } from '../../../checkout/place-fields.tsx';
import { CheckboxField } from '../../../ui/checkbox-field.tsx';
import { ChoiceGroup, RadioCard } from '../../../ui/choice-group.tsx';
import { TextField } from '../../../ui/field.tsx';
import { PersonFields } from './person-fields.tsx';
import { useDraftFields } from './use-draft-fields.ts';

const countryOf = (typed: string): Country => COUNTRIES.find((each) => each === typed) ?? 'UA';

/** Where the goods of a caller without an account go, whose name is typed above. */
export function GuestPlace({ draft: { receiver }, errors }: { draft: TelephoneDraft; errors: DraftErrors }) {
  const field = useDraftFields(errors);
  return (
    <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <PlaceFields
        kind="shipping"
        country={countryOf(receiver.country)}
        field={(name) => field(name, name, receiver[name])}
      />
    </div>
  );
}

/** Where the goods go: a saved address, or one that is typed, whose fields are there only while it is chosen. */
export function TelephoneReceiver({
  draft,
  errors,
  addresses,
  email,
}: {
  draft: TelephoneDraft;
  errors: DraftErrors;
  addresses: readonly SavedAddress[];
  email: string;
}) {
  const t = useT();
  const field = useDraftFields(errors);
  const lookUp = useLookUp();
  const wrong = errors.addressId;
  const isSaved = addresses.length > 0;
  const { receiver } = draft;
  return (
    <div className="group/receiver flex flex-col gap-5">
      {isSaved ? (
        <ChoiceGroup
          label={t('backoffice.telephone.whereTo')}
          error={wrong === undefined ? undefined : (lookUp(wrong) ?? wrong)}
        >
          {addresses.map(({ id, label, fullName, street, apartment, postalCode, city, country, phone }) => (
            <RadioCard
              key={id}
              name="addressId"
              value={id}
              defaultChecked={draft.addressId === id}
              title={label}
              text={[
                fullName,
                [street, apartment].filter(Boolean).join(', '),
                `${postalCode} ${city}`.trim(),
                t(`country.${countryOf(country)}`),
                phone === null ? null : printPhone(phone),
              ]
                .filter(Boolean)
                .join(', ')}
            />
          ))}
          <RadioCard
            name="addressId"
            value=""
            defaultChecked={!addresses.some(({ id }) => id === draft.addressId)}
            title={t('backoffice.telephone.otherAddress')}
          />
        </ChoiceGroup>
      ) : (
        <input type="hidden" name="addressId" value="" />
      )}
      <div
        className={
          isSaved
            ? 'hidden gap-x-4 gap-y-5 group-has-[[name=addressId][value=""]:checked]/receiver:grid sm:grid-cols-2'
            : 'grid gap-x-4 gap-y-5 sm:grid-cols-2'
        }
      >
        <PersonFields receiver={receiver} errors={errors} />
        <PlaceFields
          kind="shipping"
          country={countryOf(receiver.country)}
          field={(name) => field(name, name, receiver[name])}
        />
      </div>
      <p className="text-sm text-muted">{t('backoffice.telephone.emailTo', { email })}</p>
    </div>
  );
}

/** The company that is invoiced; its fields are there while one buys. */
export function TelephoneCompany({ draft, errors }: { draft: TelephoneDraft; errors: DraftErrors }) {
  const t = useT();
  const field = useDraftFields(errors);
  const { companyPlace } = draft;
  return (
    <div className="group/company flex flex-col gap-5">
      <CheckboxField
        name="isCompany"
        label={t('backoffice.telephone.forCompany')}
        defaultChecked={draft.isCompany}
      />
      <div className="hidden flex-col gap-5 group-has-[[name=isCompany]:checked]/company:flex">
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField
            {...field('billing.company', 'city', draft.company)}
            label={t('checkout.company')}
            autoComplete="off"
          />
          <TextField
            {...field('billing.taxNumber', 'city', draft.taxNumber)}
            label={t('backoffice.telephone.taxNumber')}
            autoComplete="off"
          />
        </div>
        <CheckboxField
          name="isElsewhere"
          label={t('backoffice.telephone.elsewhere')}
          defaultChecked={draft.isElsewhere}
        />
        <div className="hidden gap-x-4 gap-y-5 group-has-[[name=isElsewhere]:checked]/company:grid sm:grid-cols-2">
          <PlaceFields
            kind="billing"
            country={countryOf(companyPlace.country)}
            field={(name) =>
              field(
                `billing.place.${name}`,
                name,
                companyPlace[COMPANY_PLACE_FIELDS.find((each) => each === name) ?? 'city'],
              )
            }
          />
        </div>
      </div>
    </div>
  );
}
