import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { printRecoveryCode } from '../../../domain/account/second-factor.ts';
import { useT } from '../../i18n/i18n.tsx';
import { LocalLink } from '../../i18n/local-link.tsx';
import { CopyButton } from '../../orders/copy-button.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { SaveCodes } from './save-codes.tsx';

/** A part of the page with its heading. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-4 border-t border-line py-8 first:border-0 first:pt-0"
    >
      <h3 id={id} className="text-xl">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** The recovery codes, this once. */
export function Codes({ codes }: { codes: readonly string[] }) {
  const t = useT();
  return (
    <Part id="codes" title={t('profile.secondFactor.codes')}>
      <Alert tone="warning">{t('profile.secondFactor.codesShown')}</Alert>
      <ul className="grid grid-cols-2 gap-x-8 gap-y-2 rounded-md bg-fill p-5 font-mono text-base select-all sm:max-w-sm">
        {codes.map((code) => (
          <li key={code}>{printRecoveryCode(code)}</li>
        ))}
      </ul>
      <SaveCodes codes={codes} />
    </Part>
  );
}

/** The dark modules of a QR code. */
interface Qr {
  readonly size: number;
  readonly path: string;
}

/** The light margin that readers of QR codes need, in modules (ISO/IEC 18004); light in the dark theme too. */
const QUIET_ZONE = 4;

/**
 * The secret as a QR code and as text in groups of four, and the field for the first code; when it moves to another telephone, the way back, too.
 */
export function SetUp({
  setup,
  isWrong,
  isMoving,
}: {
  setup: { secret: string; qr: Qr };
  isWrong: boolean;
  isMoving: boolean;
}) {
  const t = useT();
  const { state } = useNavigation();
  return (
    <>
      <Part id="step-1" title={t('profile.secondFactor.step1')}>
        <p className="text-sm text-muted">{t('profile.secondFactor.step1Text')}</p>
        <svg
          role="img"
          aria-label={t('profile.secondFactor.qr')}
          viewBox={[
            -QUIET_ZONE,
            -QUIET_ZONE,
            setup.qr.size + 2 * QUIET_ZONE,
            setup.qr.size + 2 * QUIET_ZONE,
          ].join(' ')}
          shapeRendering="crispEdges"
          className="size-60 max-w-full rounded-md"
        >
          <rect x={-QUIET_ZONE} y={-QUIET_ZONE} width="100%" height="100%" fill="#fff" />
          <path d={setup.qr.path} fill="#000" />
        </svg>
        <p className="text-sm">{t('profile.secondFactor.secret')}</p>
        <p className="flex items-center gap-2">
          <span className="min-w-0 font-mono text-base break-words select-all">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </span>
          <CopyButton text={setup.secret} name={t('profile.secondFactor.key')} />
        </p>
      </Part>
      <Part id="step-2" title={t('profile.secondFactor.step2')}>
        <Form method="post" noValidate className="flex max-w-sm flex-col gap-5">
          <input type="hidden" name="intent" value="enable" />
          <TextField
            name="code"
            label={t('auth.code.field')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            error={isWrong ? t('profile.secondFactor.wrong') : undefined}
            required
          />
          <Button type="submit" tone="primary" loading={state !== 'idle'} className="self-start">
            {isMoving ? t('profile.secondFactor.moveHere') : t('profile.secondFactor.enable')}
          </Button>
        </Form>
        {isMoving && (
          <LocalLink to="/profile/two-factor" className="self-start text-sm underline underline-offset-4">
            {t('profile.secondFactor.stay')}
          </LocalLink>
        )}
      </Part>
    </>
  );
}

/** A form of one button. */
function OneButton({ intent, tone, children }: { intent: string; tone?: 'danger'; children: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <Button type="submit" {...(tone && { tone })}>
        {children}
      </Button>
    </Form>
  );
}

/** Recovery codes, another telephone, trusted browsers, and turning the second factor off. */
export function Enabled({
  codesLeft,
  trustedBrowsers,
  mayDisable,
  isShowingCodes,
}: {
  codesLeft: number;
  trustedBrowsers: number;
  mayDisable: boolean;
  isShowingCodes: boolean;
}) {
  const t = useT();
  return (
    <>
      {!isShowingCodes && (
        <Part id="codes" title={t('profile.secondFactor.codes')}>
          <p className="text-muted">{t('profile.secondFactor.codesLeft', { count: codesLeft })}</p>
          <p className="text-sm text-muted">{t('profile.secondFactor.renewText')}</p>
          <OneButton intent="renew">{t('profile.secondFactor.renew')}</OneButton>
        </Part>
      )}
      <Part id="move" title={t('profile.secondFactor.move')}>
        <p className="text-muted">{t('profile.secondFactor.moveText')}</p>
        <OneButton intent="move">{t('profile.secondFactor.moveStart')}</OneButton>
      </Part>
      <Part id="browsers" title={t('profile.secondFactor.browsers')}>
        <p className="text-muted">{t('profile.secondFactor.browsersText', { count: trustedBrowsers })}</p>
        {trustedBrowsers > 0 && (
          <OneButton intent="forget-browsers">{t('profile.secondFactor.forget')}</OneButton>
        )}
      </Part>
      <Part id="disable" title={t('profile.secondFactor.disable')}>
        <p className="text-muted">
          {t(mayDisable ? 'profile.secondFactor.disableText' : 'profile.secondFactor.staffKeeps')}
        </p>
        {mayDisable && (
          <OneButton intent="disable" tone="danger">
            {t('profile.secondFactor.disable')}
          </OneButton>
        )}
      </Part>
    </>
  );
}
