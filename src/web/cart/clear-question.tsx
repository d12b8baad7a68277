import { useT } from '../i18n/i18n.tsx';
import { loadMessages } from '../i18n/page-messages.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/modal.tsx';

// The question is there only when its texts are, too.
if (!import.meta.env.SSR) await loadMessages('discount');

/** Asks whether the cart is to be emptied. */
export default function ClearQuestion({
  pieces,
  onYes,
  onClose,
}: {
  pieces: number;
  onYes: () => void;
  onClose: () => void;
}) {
  const t = useT();
  return (
    <Dialog
      title={t('cart.clear.title')}
      closeLabel={t('shell.close')}
      open
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cart.clear.keep')}</Button>
          <Button tone="danger" onClick={onYes}>
            {t('cart.clear.confirm')}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t('cart.clear.text', { count: pieces })}</p>
    </Dialog>
  );
}
