import { useState } from 'react';
import { CopyButton } from '../../orders/copy-button.tsx';
import { Alert } from '../../ui/alert.tsx';

interface Props {
  /** Null where the last answer made none. */
  readonly secret: string | null;
  readonly title: string;
  readonly text: string;
  /** What it is, for the button that copies it. */
  readonly name: string;
}

/** A secret that was just made. It is in one answer alone, so it stays until the page is left, whatever else is done there. */
export function ShownSecret({ secret, title, text, name }: Props) {
  const [shown, setShown] = useState<{ readonly secret: string; readonly title: string } | null>(null);
  if (secret !== null && secret !== shown?.secret) setShown({ secret, title });
  if (shown === null) return null;
  return (
    <Alert tone="success" title={shown.title} className="mb-6">
      <p>{text}</p>
      <p className="mt-3 flex items-center gap-3">
        <code className="min-w-0 font-mono text-sm break-all text-ink select-all">{shown.secret}</code>
        <CopyButton text={shown.secret} name={name} />
      </p>
    </Alert>
  );
}
