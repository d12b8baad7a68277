import CreditCard from 'lucide-react/icons/credit-card';
import Landmark from 'lucide-react/icons/landmark';
import Wallet from 'lucide-react/icons/wallet';
import { Form, useNavigation } from 'react-router';
import type { MethodKind, SavedMethod } from '../../../domain/payments/saved-method.ts';
import { useT } from '../../i18n/i18n.tsx';
import { ButtonLink } from '../../i18n/local-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

export const METHODS_PATH = '/profile/payment-methods';

const ICONS = { card: CreditCard, bank: Landmark, wallet: Wallet } as const satisfies Record<
  MethodKind,
  unknown
>;

/** What a method is called where nothing but text goes: in questions and in names of buttons. */
export function useMethodName() {
  const t = useT();
  return ({ kind, brand, last4 }: SavedMethod): string => {
    const name = brand === '' ? t(`profile.methods.kind.${kind}`) : brand;
    return last4 === null ? name : `${name}, ${t('profile.methods.ending', { last4 })}`;
  };
}

/** A saved method as its owner knows it: its name, its last digits, until when it holds. */
export function MethodFace({ method }: { method: SavedMethod }) {
  const t = useT();
  const {
    kind,
    brand,
    last4,
    account,
    expiryMonth,
    expiryYear,
    isDefault,
    forRecurring,
    paysRentals,
    isExpired,
  } = method;
  const Icon = ICONS[kind];
  const expiry =
    expiryMonth === null || expiryYear === null
      ? null
      : t('profile.methods.expires', {
          month: String(expiryMonth).padStart(2, '0'),
          year: String(expiryYear),
        });
  const about = [
    brand === '' ? null : t(`profile.methods.kind.${kind}`),
    account,
    isExpired ? null : expiry,
  ].filter((part) => part !== null);
  return (
    <div className="flex min-w-0 items-start gap-3.5">
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0" />
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">
          {brand === '' ? t(`profile.methods.kind.${kind}`) : brand}
          {last4 !== null && (
            <span className="whitespace-nowrap">
              {' '}
              <span aria-hidden="true">•••• {last4}</span>
              <VisuallyHidden>{t('profile.methods.ending', { last4 })}</VisuallyHidden>
            </span>
          )}
        </p>
        {about.length > 0 && <p className="mt-0.5 text-sm wrap-anywhere text-muted">{about.join(' · ')}</p>}
        <p className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {isExpired && <Badge tone="danger">{t('profile.methods.expired')}</Badge>}
          {isDefault && <Badge>{t('profile.methods.default')}</Badge>}
          {forRecurring && <Badge>{t('profile.methods.recurring')}</Badge>}
          {paysRentals && <Badge>{t('profile.autoPay.badge')}</Badge>}
        </p>
      </div>
    </div>
  );
}

/** One press that changes something about a method. */
function Change({ method, change }: { method: SavedMethod; change: 'default' | 'allow' | 'forbid' }) {
  const t = useT();
  const name = useMethodName();
  const text = t(change === 'default' ? 'profile.methods.makeDefault' : `profile.methods.${change}`);
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="intent" value={change} />
      <input type="hidden" name="method" value={method.id} />
      <Button type="submit" size="sm" aria-label={`${text}: ${name(method)}`}>
        {text}
      </Button>
    </Form>
  );
}

/** A method with what can be done with it; `isRemoving` asks before it is removed. */
export function MethodItem({ method, isRemoving }: { method: SavedMethod; isRemoving: boolean }) {
  const t = useT();
  const { state } = useNavigation();
  const name = useMethodName()(method);
  return (
    <li className="flex flex-col gap-4 py-5">
      <div className="flex flex-col gap-3.5">
        <MethodFace method={method} />
        {!isRemoving && (
          <div className="flex flex-wrap gap-2 sm:pl-9">
            {!method.isDefault && <Change method={method} change="default" />}
            <Change method={method} change={method.forRecurring ? 'forbid' : 'allow'} />
            <ButtonLink
              to={`${METHODS_PATH}?${new URLSearchParams({ remove: method.id })}`}
              size="sm"
              tone="ghost"
              aria-label={`${t('profile.methods.remove')}: ${name}`}
              data-stay=""
            >
              {t('profile.methods.remove')}
            </ButtonLink>
          </div>
        )}
      </div>
      {isRemoving && (
        <Form method="post" preventScrollReset className="flex flex-col gap-4 rounded-md bg-surface p-5">
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="method" value={method.id} />
          <p>{t('profile.methods.removeText', { name })}</p>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" tone="danger" loading={state === 'submitting'}>
              {t('profile.methods.removeButton')}
            </Button>
            <ButtonLink to={METHODS_PATH} tone="ghost" data-stay="">
              {t('profile.methods.cancel')}
            </ButtonLink>
          </div>
        </Form>
      )}
    </li>
  );
}
