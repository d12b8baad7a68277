import { useFetcher } from 'react-router';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { AddressChoice } from './address-choice.tsx';
import { RemoveAddress } from './remove-address.tsx';

/** The customer's saved addresses: one is chosen, and what is chosen can be deleted. */
export function SavedAddresses({
  addresses,
  chosenId,
  onChoose,
}: {
  addresses: readonly SavedAddress[];
  chosenId: string | null;
  onChoose: (address: SavedAddress | null) => void;
}) {
  const fetcher = useFetcher();
  const removed = fetcher.formData?.get('removeAddress');
  const shown = addresses.filter(({ id }) => id !== removed);
  const chosen = shown.find(({ id }) => id === chosenId);
  const remove = (address: SavedAddress) => {
    const rest = shown.filter(({ id }) => id !== address.id);
    onChoose(rest.find(({ isDefault }) => isDefault) ?? rest[0] ?? null);
    void fetcher.submit({ removeAddress: address.id }, { method: 'post' });
  };
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <AddressChoice addresses={shown} chosenId={chosenId} onChoose={onChoose} />
      {chosen !== undefined && <RemoveAddress address={chosen} onRemove={() => remove(chosen)} />}
    </div>
  );
}
