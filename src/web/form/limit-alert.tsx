import { useT } from '../i18n/i18n.tsx';
import { Alert } from '../ui/alert.tsx';
import { limitText } from './limit-text.ts';

/** What a form says that was sent too often. */
export function LimitAlert({
  seconds,
  className,
}: {
  seconds: number | null | undefined;
  className?: string;
}) {
  const t = useT();
  return (
    <Alert tone="danger" live {...(className !== undefined && { className })}>
      {limitText(t, seconds)}
    </Alert>
  );
}
