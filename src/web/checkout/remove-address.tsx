import { useState } from 'react';
import type { SavedAddress } from '../../domain/account/saved-address.ts';
import { useT } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Deletes a saved address once the customer has said so (C §5). Not for inside a form: the question has one of its own. */
export function RemoveAddress({ address, onRemove }: { address: SavedAddress; onRemove: () => void }) {
  const t = useT();
  const [isAsked, setIsAsked] = useState(false);
  const close = () => setIsAsked(false);
  return (
    <>
      <Button
        tone="ghost"
        size="sm"
        className="-ml-4 self-start text-muted hover:text-ink"
        onClick={() => setIsAsked(true)}
      >
        {t('checkout.removeAddress', { label: address.label })}
      </Button>
      {isAsked && (
        <Dialog
          title={t('checkout.removeAddressTitle')}
          closeLabel={t('shell.close')}
          open
          onClose={close}
          footer={
            <>
              <Button onClick={close}>{t('checkout.removeAddressNo')}</Button>
              <Button
                tone="danger"
                onClick={() => {
                  close();
                  onRemove();
                }}
              >
                {t('checkout.removeAddressYes')}
              </Button>
            </>
          }
        >
          <p className="text-muted">{t('checkout.removeAddressText')}</p>
        </Dialog>
      )}
    </>
  );
}
