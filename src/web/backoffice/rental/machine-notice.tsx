import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';

/** What was done with a machine, as its page then says: `backoffice.machines.done.{done}`. */
const DONE = [
  'add',
  'change',
  'retire',
  'reinstate',
  'maintenance',
  'cancel-maintenance',
  'move',
  'broken',
  'swap',
  'renew-calendar',
  'end-calendar',
  'document',
  'remove-document',
] as const;
export type MachineDone = (typeof DONE)[number];

/** Reads from an address what was done; null for nothing. */
export const machineDone = (query: URLSearchParams): MachineDone | null =>
  DONE.find((each) => each === query.get('done')) ?? null;

/** What came of a form, at the top of its page and in view: the forms stand below. */
export function MachineNotice({ done, text }: { done: MachineDone | null; text: string | undefined }) {
  const t = useT();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (text !== undefined) place.current?.scrollIntoView({ block: 'center' });
  }, [text]);
  if (text === undefined && done === null) return null;
  return (
    <div ref={place} className="mb-8">
      {text === undefined ? (
        <Alert tone="success" live>
          {done !== null && t(`backoffice.machines.done.${done}`)}
        </Alert>
      ) : (
        <Alert tone="danger" live>
          {text}
        </Alert>
      )}
    </div>
  );
}
