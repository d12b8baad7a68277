import { useState } from 'react';
import { useRevalidator, useSearchParams } from 'react-router';
import { readAvatarReason, type AvatarReason } from '../../../domain/account/avatar.ts';
import { openPicture, removeAvatar, sendAvatar, type SentAvatar } from './send-avatar.ts';

/** What is done to the avatar, or was done last. */
type Notice = 'sending' | 'changed' | 'removed';
type Outcome =
  | { readonly notice: Notice; readonly problem: null }
  | { readonly notice: null; readonly problem: AvatarReason | null };
const noticed = (notice: Notice): Outcome => ({ notice, problem: null });
const refused = (problem: AvatarReason | null): Outcome => ({ notice: null, problem });

/** Waits until a picture is at hand, so that it takes the place of its preview without a gap. */
async function load(image: string | null): Promise<void> {
  if (image === null) return;
  const picture = new Image();
  picture.src = image;
  await picture.decode().catch(() => {});
}

/** The avatar of the profile's header, and what can be done with it. Without script the address says why one was not taken. */
export function useAvatar() {
  const [query] = useSearchParams();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState(refused(readAvatarReason(query.get('avatar'))));
  const [preview, setPreview] = useState<string | null>(null);

  async function settle(sent: SentAvatar, done: Notice): Promise<void> {
    const isSignedOut = !sent.ok && sent.reason === 'not-signed-in';
    if (sent.ok) await load(sent.image);
    if (sent.ok || isSignedOut) await revalidate(); // who is signed out is led to the sign-in by it
    setPreview(null);
    setOutcome(sent.ok ? noticed(done) : refused(sent.reason === 'not-signed-in' ? null : sent.reason));
  }

  return {
    ...outcome,
    isSending: outcome.notice === 'sending',
    preview,
    async send(file: File): Promise<void> {
      setOutcome(noticed('sending'));
      const chosen = await openPicture(file);
      setPreview(chosen.preview);
      await settle(await sendAvatar(chosen.sent, file.name), 'changed');
    },
    async remove(): Promise<void> {
      setOutcome(noticed('sending'));
      await settle(await removeAvatar(), 'removed');
    },
  };
}
export type AvatarState = ReturnType<typeof useAvatar>;
