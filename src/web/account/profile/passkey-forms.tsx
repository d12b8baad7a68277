import KeyRound from 'lucide-react/icons/key-round';
import type { FormEvent, ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { PASSKEY_NAME_MAX } from '../../../domain/account/passkey.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import type { makePasskey } from '../passkey-ceremony.ts';
import { passkeyFailureText, useCanUsePasskeys, usePasskey } from '../use-passkey.ts';
import { usePrintDay } from './use-print-day.ts';

interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly isBackedUp: boolean;
  readonly createdAt: string;
  readonly usedAt: string | null;
}

/** The form of one passkey, with its buttons and the way back. */
function PasskeyForm({
  intent,
  passkey,
  children,
}: {
  intent: 'rename' | 'remove';
  passkey: Passkey;
  children: ReactNode;
}) {
  const t = useT();
  const { state } = useNavigation();
  return (
    <Form
      method="post"
      noValidate
      preventScrollReset
      className="flex flex-col gap-4 rounded-md bg-surface p-5"
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="passkey" value={passkey.id} />
      {children}
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          tone={intent === 'remove' ? 'danger' : 'primary'}
          loading={state === 'submitting'}
        >
          {t(intent === 'remove' ? 'profile.passkeys.removeButton' : 'profile.passkeys.save')}
        </Button>
        <ButtonLink to="/profile/passkeys" tone="ghost" data-stay="">
          {t('profile.passkeys.cancel')}
        </ButtonLink>
      </div>
    </Form>
  );
}

/** A passkey: what it is called, since when it is there, when it was used last. */
export function PasskeyItem({
  passkey,
  open,
  isNameWrong,
}: {
  passkey: Passkey;
  open: 'rename' | 'remove' | null;
  isNameWrong: boolean;
}) {
  const t = useT();
  const print = usePrintDay();
  const { id, name, createdAt, usedAt, isBackedUp } = passkey;
  const about = [
    t('profile.passkeys.created', { date: print(createdAt, 'short') }),
    usedAt === null
      ? t('profile.passkeys.unused')
      : t('profile.passkeys.used', { date: print(usedAt, 'moment') }),
    ...(isBackedUp ? [t('profile.passkeys.synced')] : []),
  ];
  const link = (does: 'rename' | 'remove') => (
    <ButtonLink
      to={`/profile/passkeys?${new URLSearchParams({ [does]: id })}`}
      size="sm"
      tone={does === 'remove' ? 'ghost' : 'secondary'}
      aria-label={`${t(`profile.passkeys.${does}`)}: ${name}`}
      data-stay=""
    >
      {t(`profile.passkeys.${does}`)}
    </ButtonLink>
  );
  return (
    <li className="flex flex-col gap-4 py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-1 basis-64 items-start gap-3.5">
          <KeyRound size={22} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-sm text-muted">{about.join(' · ')}</p>
          </div>
        </div>
        {open === null && (
          <div className="flex gap-2">
            {link('rename')}
            {link('remove')}
          </div>
        )}
      </div>
      {open === 'rename' && (
        <PasskeyForm intent="rename" passkey={passkey}>
          <TextField
            name="name"
            label={t('profile.passkeys.name')}
            defaultValue={name}
            maxLength={PASSKEY_NAME_MAX}
            autoComplete="off"
            error={isNameWrong ? t('profile.passkeys.nameWrong', { max: PASSKEY_NAME_MAX }) : undefined}
            required
          />
        </PasskeyForm>
      )}
      {open === 'remove' && (
        <PasskeyForm intent="remove" passkey={passkey}>
          <p>{t('profile.passkeys.removeText', { name })}</p>
        </PasskeyForm>
      )}
    </li>
  );
}

/** The form of a new passkey: the browser makes it when the form is sent. */
export function AddForm({ options }: { options: Parameters<typeof makePasskey>[0] }) {
  const t = useT();
  const { state } = useNavigation();
  const canUse = useCanUsePasskeys();
  const { failure, isAsking, send } = usePasskey();
  function make(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void send(new FormData(event.currentTarget), (program) => program.makePasskey(options));
  }
  return (
    <section aria-labelledby="add" className="flex flex-col gap-5 rounded-md bg-surface p-5 sm:p-6">
      <h3 id="add" className="text-xl">
        {t('profile.passkeys.addTitle')}
      </h3>
      <p className="text-sm text-muted">{t('profile.passkeys.addText')}</p>
      <noscript>
        <Alert tone="warning">{t('profile.passkeys.needsScript')}</Alert>
      </noscript>
      {canUse === false ? (
        <Alert tone="warning">{t('error.passkey-unsupported')}</Alert>
      ) : (
        <Form
          method="post"
          noValidate
          onSubmit={make}
          className="flex max-w-md flex-col gap-5 noscript:hidden"
        >
          <input type="hidden" name="intent" value="add" />
          <TextField
            name="name"
            label={t('profile.passkeys.nameOptional')}
            hint={t('profile.passkeys.nameHint')}
            maxLength={PASSKEY_NAME_MAX}
            autoComplete="off"
          />
          {failure !== null && (
            <Alert tone={failure.problem === 'passkey-cancelled' ? 'warning' : 'danger'} live>
              {passkeyFailureText(t, failure)}
            </Alert>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="primary" loading={isAsking || state === 'submitting'}>
              {t('profile.passkeys.create')}
            </Button>
            <ButtonLink to="/profile/passkeys" tone="ghost" data-stay="">
              {t('profile.passkeys.cancel')}
            </ButtonLink>
          </div>
        </Form>
      )}
    </section>
  );
}
