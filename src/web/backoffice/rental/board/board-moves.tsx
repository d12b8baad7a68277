import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useT } from '../../../i18n/i18n.tsx';
import { usePath } from '../../../i18n/local-link.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import type { Dropped } from './board-drag.ts';

/** What the board's action answers. */
export type MoveAnswer = { readonly ok: true } | { readonly text: string };

/** The same move the other way. */
const reversed = (moved: Dropped): Dropped => ({
  ...moved,
  machineId: moved.seenMachine,
  firstDay: moved.firstDay && moved.seenFirst,
  lastDay: moved.lastDay && moved.seenLast,
  seenMachine: moved.machineId,
  seenFirst: moved.firstDay ?? moved.seenFirst,
  seenLast: moved.lastDay ?? moved.seenLast,
});

/** Moves bookings as they are dropped, and says what came of the last. The board is read anew after each, refused ones too. */
export function useBoardMoves() {
  const fetcher = useFetcher<MoveAnswer>();
  const path = usePath()('/admin/board');
  const [last, setLast] = useState<Dropped | null>(null);
  const move = (dropped: Dropped) => {
    setLast(dropped);
    const { what: _, ...fields } = dropped;
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) if (value !== null) form.set(name, String(value));
    void fetcher.submit(form, { method: 'post', action: path });
  };
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  return { move, last, answer, isMoving: fetcher.state !== 'idle' };
}

/** What came of the last move: what is in its way, or the way back. It stays until the next. */
export function MoveNotice({ last, answer, isMoving, move }: ReturnType<typeof useBoardMoves>) {
  const t = useT();
  if (last === null || answer === undefined) return null;
  return (
    <div className="sticky bottom-4 z-3 mt-4">
      {'ok' in answer ? (
        <Alert
          tone="success"
          live
          action={
            <Button size="sm" loading={isMoving} onClick={() => move(reversed(last))}>
              {t('backoffice.board.undo')}
            </Button>
          }
        >
          {t('backoffice.board.moved', { what: last.what })}
        </Alert>
      ) : (
        <Alert tone="danger" live title={last.what}>
          {answer.text}
        </Alert>
      )}
    </div>
  );
}
