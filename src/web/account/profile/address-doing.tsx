import { Form, useFetcher, useNavigation } from 'react-router';
import type { SavedAddress } from '../../../domain/account/saved-address.ts';
import { useT } from '../../i18n/i18n.tsx';
import { usePath } from '../../i18n/local-link.tsx';
import { Dialog } from '../../ui/modal.tsx';
import type { AddressAsked, AddressProblem } from './answer-saved-address.ts';
import { RemoveAddressForm, SavedAddressForm } from './saved-address-form.tsx';
import type { SendForm } from './section-dialog.tsx';

/** What is done with an address: a new one is filled in, one is changed, or its deletion is asked about. */
export type Doing =
  | { readonly view: 'new'; readonly address: null }
  | { readonly view: 'edit' | 'remove'; readonly address: SavedAddress };

/** What a tab's address asks for; null for the list. */
export const doingOf = (asked: AddressAsked): Doing | null => {
  if (asked.view === 'new') return { view: 'new', address: null };
  return 'address' in asked ? asked : null;
};

/** The query of the tab that asks for it, for browsers without script and for links that are opened in a new tab. */
export const queryOf = ({ view, address }: Doing): string => {
  if (view === 'new') return '?address=new#addresses';
  return `?${view === 'edit' ? 'address' : 'remove'}=${address.id}#addresses`;
};

function useTitle(doing: Doing): string {
  const t = useT();
  if (doing.view === 'new') return t('profile.addresses.new');
  if (doing.view === 'remove') return t('checkout.removeAddressTitle');
  return t('checkout.editAddress', { label: doing.address.label });
}

function AddressDoing({
  doing: { view, address },
  isFirst,
  ...form
}: {
  doing: Doing;
  isFirst: boolean;
  send: SendForm;
  problem: AddressProblem | undefined;
  isPending: boolean;
  back: string | null;
}) {
  return view === 'remove' ? (
    <RemoveAddressForm {...form} address={address} />
  ) : (
    <SavedAddressForm {...form} address={address} isFirst={isFirst} />
  );
}

/** In place of the list: a page of its own for who has no script, or came by a link. */
export function DoingInPage({
  doing,
  isFirst,
  problem,
}: {
  doing: Doing;
  isFirst: boolean;
  problem: AddressProblem | undefined;
}) {
  const path = usePath();
  const { state } = useNavigation();
  return (
    <div className="flex flex-col gap-5">
      <h3 className="text-lg">{useTitle(doing)}</h3>
      <AddressDoing
        doing={doing}
        isFirst={isFirst}
        send={Form}
        problem={problem}
        isPending={state === 'submitting'}
        back={`${path('/profile/personal')}#addresses`}
      />
    </div>
  );
}

/** In the dialog, which stays open until the form is taken. */
function DoingInDialog({ doing, isFirst }: { doing: Doing; isFirst: boolean }) {
  const { Form: StayingForm, state, data } = useFetcher<AddressProblem>();
  return (
    <AddressDoing
      doing={doing}
      isFirst={isFirst}
      send={StayingForm}
      problem={data}
      isPending={state !== 'idle'}
      back={null}
    />
  );
}

/** The dialog over the list; `doing` stays while it closes. */
export function AddressDialog({
  doing,
  isOpen,
  isFirst,
  onClose,
}: {
  doing: Doing | null;
  isOpen: boolean;
  isFirst: boolean;
  onClose: () => void;
}) {
  const t = useT();
  const title = useTitle(doing ?? { view: 'new', address: null });
  return (
    <Dialog
      size={doing?.view === 'remove' ? 'md' : 'lg'}
      title={title}
      closeLabel={t('shell.close')}
      open={isOpen}
      onClose={onClose}
    >
      {doing && <DoingInDialog doing={doing} isFirst={isFirst} />}
    </Dialog>
  );
}
