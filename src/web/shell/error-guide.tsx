import type { ReactNode } from 'react';
import { ErrorDetours } from './error-detours.tsx';
import { ErrorHelp } from './error-help.tsx';
import type { ErrorKind } from './error-kind.ts';

/** Failures under which no other page would come either. */
const EVERYWHERE: readonly ErrorKind[] = ['unavailable', 'offline'];

/** What stands under the words of an error: ways around it, ways on, and whom to ask. */
export function ErrorGuide({ kind }: { kind: ErrorKind }): ReactNode {
  return (
    <>
      {!EVERYWHERE.includes(kind) && <ErrorDetours />}
      <ErrorHelp />
    </>
  );
}
