import type { DraftErrors } from '../../../../domain/backoffice/read-telephone-order.ts';
import type { Claimant, TelephoneDraft } from '../../../../domain/backoffice/telephone-order.ts';
import { LOCALES } from '../../../../domain/locale/locale.ts';
import { useLookUp, useT } from '../../../i18n/i18n.tsx';
import { LANGUAGE_NAMES } from '../../../i18n/language-names.ts';
import { ChoiceGroup, RadioCard } from '../../../ui/choice-group.tsx';
import { SelectField, TextField } from '../../../ui/field.tsx';
import { PersonFields } from './person-fields.tsx';
import { useDraftFields } from './use-draft-fields.ts';

/** Whether the order goes into the account that has the e-mail; asked for as soon as there is one. */
function IntoAccount({
  claimant,
  into,
  error,
}: {
  claimant: Claimant;
  into: string;
  error: string | undefined;
}) {
  const t = useT();
  const { id, name, problem } = claimant;
  return (
    <ChoiceGroup label={t('backoffice.telephone.into')} error={error}>
      <RadioCard
        name="into"
        value={`account:${id}`}
        defaultChecked={into === `account:${id}`}
        disabled={problem !== null}
        title={t('backoffice.telephone.into.account', { name })}
        text={t(
          problem === null
            ? 'backoffice.telephone.into.accountText'
            : `backoffice.telephone.problem.${problem}`,
        )}
      />
      <RadioCard
        name="into"
        value={`guest:${id}`}
        defaultChecked={into === `guest:${id}`}
        title={t('backoffice.telephone.into.guest')}
        text={t('backoffice.telephone.into.guestText')}
      />
    </ChoiceGroup>
  );
}

/** Who calls without an account: name, telephone, the e-mail that gets the confirmation, and its language. */
export function TelephoneGuest({
  draft: { guest, receiver },
  errors,
  claimant,
}: {
  draft: TelephoneDraft;
  errors: DraftErrors;
  claimant: Claimant | null;
}) {
  const t = useT();
  const lookUp = useLookUp();
  const field = useDraftFields(errors);
  const wrong = errors.into;
  return (
    <div className="flex flex-col gap-5">
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
        <PersonFields receiver={receiver} errors={errors} />
        <SelectField
          name="locale"
          label={t('backoffice.telephone.locale')}
          hint={t('backoffice.telephone.localeHint')}
          defaultValue={guest.locale}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        />
        <TextField {...field('email', 'email', guest.email)} type="email" autoComplete="off" />
        <TextField
          {...field('emailAgain', 'email', guest.emailAgain)}
          label={t('backoffice.telephone.emailAgain')}
          hint={t('backoffice.telephone.emailAgainHint')}
          type="email"
          autoComplete="off"
        />
      </div>
      <p className="max-w-measure text-sm text-muted">{t('backoffice.telephone.emailNeeded')}</p>
      {claimant !== null && (
        <IntoAccount
          key={claimant.id}
          claimant={claimant}
          into={guest.into}
          error={wrong === undefined ? undefined : (lookUp(wrong) ?? wrong)}
        />
      )}
    </div>
  );
}
