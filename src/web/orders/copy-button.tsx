import Copy from 'lucide-react/icons/copy';
import { useSyncExternalStore } from 'react';
import { useT } from '../i18n/i18n.tsx';
import { IconButton } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';

const never = () => () => {};

/** Copies a text; absent where the browser lets no page do so. `name` says what is copied. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useT();
  const canCopy = useSyncExternalStore(
    never,
    () => 'clipboard' in navigator,
    () => false,
  );
  if (!canCopy) return null;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(t('order.copied', { name })),
      () => toast.error(t('order.notCopied', { name })),
    );
  return (
    <IconButton
      label={t('order.copy', { name })}
      size="sm"
      className="-my-2 text-muted"
      onClick={() => void copy()}
    >
      <Copy size={16} strokeWidth={1.75} aria-hidden="true" />
    </IconButton>
  );
}
