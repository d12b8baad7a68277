import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PhotographReason, ProtocolSubject } from '../../../../domain/rental/protocol.ts';
import { findPhotographs, forgetPhotograph, keepPhotograph } from './kept-photographs.ts';
import { removePhotograph, sendPhotograph } from './send-photograph.ts';
import { protocolKey } from './staff-protocol.ts';

/** A photograph that is not with the shop yet. */
export interface Waiting {
  readonly id: string;
  readonly file: File;
  /** Null while it is sent. */
  readonly problem: PhotographReason | null;
}

/** Refusals after which the same photograph may be taken all the same: it is kept on the device. */
const PASSING: ReadonlySet<PhotographReason> = new Set(['failed', 'too-many']);

/**
 * Sends photographs one after the other. One that a lost connection stopped is sent again by a press, once the connection is back, and when
 * the page is opened again on the same device: each is kept there until the shop has it. `sent` are those that the shop has.
 */
export function useSending(subject: ProtocolSubject, sent: readonly string[]) {
  const { revalidate } = useRevalidator();
  const [waiting, setWaiting] = useState<readonly Waiting[]>([]);
  const queue = useRef(Promise.resolve());
  const key = protocolKey(subject);
  const send = useCallback(
    ({ id, file }: Pick<Waiting, 'id' | 'file'>) => {
      setWaiting((before) => before.map((each) => (each.id === id ? { ...each, problem: null } : each)));
      queue.current = queue.current.then(async () => {
        const problem = await sendPhotograph(subject, { id, file });
        if (problem === null || !PASSING.has(problem)) await forgetPhotograph(id);
        if (problem === null) await revalidate();
        setWaiting((before) =>
          problem === null
            ? before.filter((each) => each.id !== id)
            : before.map((each) => (each.id === id ? { ...each, problem } : each)),
        );
      });
    },
    [subject, revalidate],
  );
  const sendAll = useCallback(
    (added: readonly Pick<Waiting, 'id' | 'file'>[]) => {
      setWaiting((before) => [...before, ...added.map((each) => ({ ...each, problem: null }))]);
      added.forEach(send);
    },
    [send],
  );

  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void findPhotographs(key).then(async (kept) => {
      // The shop has those of which only the answer was lost.
      const known = new Set(sent);
      await Promise.all(kept.filter(({ id }) => known.has(id)).map(({ id }) => forgetPhotograph(id)));
      sendAll(kept.filter(({ id }) => !known.has(id)));
    });
  }, [key, sent, sendAll]);

  useEffect(() => {
    const again = () => waiting.filter(({ problem }) => problem === 'failed').forEach(send);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [waiting, send]);

  return {
    waiting,
    send,
    drop: (id: string) => {
      void forgetPhotograph(id);
      setWaiting((before) => before.filter((each) => each.id !== id));
    },
    add: (files: Iterable<File>) => {
      const added = [...files].map((file) => ({ id: crypto.randomUUID(), file }));
      for (const { id, file } of added) void keepPhotograph(id, { key, file });
      sendAll(added);
    },
    remove: async (id: string) => {
      if ((await removePhotograph(subject, id)) === null) await revalidate();
    },
  };
}
export type Sending = ReturnType<typeof useSending>;
