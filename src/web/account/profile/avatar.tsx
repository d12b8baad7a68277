import Camera from 'lucide-react/icons/camera';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import { useLocation } from 'react-router';
import { FileInput } from '../../form/file-field.tsx';
import { AVATAR_PIXELS, AVATAR_TYPES, avatarFormAddress } from '../../../domain/account/avatar.ts';
import { useT } from '../../i18n/i18n.tsx';
import { Alert } from '../../ui/alert.tsx';
import { Button, Spinner } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import type { AvatarState } from './use-avatar.ts';

/** A menu that closes when something outside of it is pressed, and by Escape. */
function useMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  /** Closes it, and brings the focus back to what opened it. */
  const close = useCallback(() => {
    if (!menu.current?.open) return;
    menu.current.open = false;
    menu.current.querySelector('summary')?.focus();
  }, []);
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !menu.current?.contains(target)) menu.current?.removeAttribute('open');
    };
    const closeByKey = ({ key }: KeyboardEvent) => key === 'Escape' && close();
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [close]);
  return { menu, close };
}

const never = () => () => {};
/** Whether the page's script runs: a form is sent in another way then. */
const useHasScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The picture itself, what stands for it, or what it is about to be. */
function Picture({
  image,
  initials,
  avatar,
}: {
  image: string | null;
  initials: string;
  avatar: AvatarState;
}) {
  const t = useT();
  // A file that is lost, or that a restored backup does not have.
  const [lost, setLost] = useState<string | null>(null);
  const shown = avatar.preview ?? (image === lost ? null : image);
  return (
    <span className="relative grid size-full place-items-center overflow-hidden rounded-full bg-fill text-xl font-semibold ring-1 ring-line sm:text-2xl">
      {shown === null ? (
        <span aria-hidden="true">{initials}</span>
      ) : (
        <img
          src={shown}
          alt={t('profile.avatar.picture')}
          width={AVATAR_PIXELS}
          height={AVATAR_PIXELS}
          onError={() => setLost(image)}
          className={classNames('size-full object-cover', avatar.isSending && 'opacity-50')}
        />
      )}
      {avatar.isSending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner size={28} />
        </span>
      )}
    </span>
  );
}

/** The file is chosen and sent in one step; without script by a button of its own. */
function UploadForm({ avatar, close }: { avatar: AvatarState; close: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const hasScript = useHasScript();
  const send = () => {
    const file = input.current?.files?.[0];
    if (!file || avatar.isSending) return;
    close();
    void avatar.send(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  return (
    <form
      method="post"
      action={avatarFormAddress(pathname)}
      encType="multipart/form-data"
      onSubmit={submit}
      className="flex flex-col items-start gap-2"
    >
      <FileInput
        ref={input}
        name="avatar"
        accept={AVATAR_TYPES.join(',')}
        required
        hidden={hasScript}
        aria-label={t('profile.avatar.choose')}
        aria-describedby="avatar-kinds"
        onChange={send}
      />
      <Button
        type={hasScript ? 'button' : 'submit'}
        tone={hasScript ? 'ghost' : 'secondary'}
        width={hasScript ? 'full' : 'auto'}
        aria-describedby="avatar-kinds"
        onClick={
          hasScript
            ? () => {
                if (input.current) input.current.value = ''; // so that the same file counts as chosen again
                input.current?.click();
              }
            : undefined
        }
      >
        <Upload size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('profile.avatar.choose')}
      </Button>
      <p id="avatar-kinds" className="px-5 pb-2 text-xs text-muted">
        {t('profile.avatar.kinds')}
      </p>
    </form>
  );
}

function RemoveForm({ avatar, close }: { avatar: AvatarState; close: () => void }) {
  const t = useT();
  const { pathname } = useLocation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (avatar.isSending) return;
    close();
    void avatar.remove();
  };
  return (
    <form method="post" action={avatarFormAddress(pathname, 'remove')} onSubmit={submit}>
      <Button type="submit" tone="ghost" width="full">
        <Trash2 size={18} strokeWidth={1.75} aria-hidden="true" />
        {t('profile.avatar.remove')}
      </Button>
    </form>
  );
}

/** The customer's picture as a button that opens what can be done with it (C §2); a form without script. */
export function Avatar({
  image,
  initials,
  avatar,
}: {
  /** Where it is fetched from; null for none. */
  image: string | null;
  initials: string;
  avatar: AvatarState;
}) {
  const t = useT();
  const { menu, close } = useMenu();
  return (
    <div className="relative size-16 shrink-0 sm:size-20" aria-busy={avatar.isSending || undefined}>
      <details ref={menu} className="size-full">
        <summary className="relative block size-full cursor-pointer rounded-full">
          <Picture image={image} initials={initials} avatar={avatar} />
          <span className="absolute -right-1 -bottom-1 grid size-7 place-items-center rounded-full bg-raised text-ink shadow-raised">
            <Camera size={16} strokeWidth={1.75} aria-hidden="true" />
          </span>
          <span className="sr-only">{t('profile.avatar.edit')}</span>
        </summary>
        <div className="absolute top-full left-0 z-30 mt-3 w-max max-w-[calc(100vw-2*var(--spacing-gutter))] rounded-lg bg-raised p-2 shadow-raised">
          <UploadForm avatar={avatar} close={close} />
          {image !== null && <RemoveForm avatar={avatar} close={close} />}
        </div>
      </details>
      <span role="status" className="sr-only">
        {avatar.notice !== null && t(`profile.avatar.${avatar.notice}`)}
      </span>
    </div>
  );
}

/** Why the avatar was not changed (C §8), and what would help. */
export function AvatarProblem({ avatar: { problem } }: { avatar: AvatarState }) {
  const t = useT();
  if (problem === null) return null;
  return (
    <Alert tone="danger" live className="w-full">
      {t('profile.avatar.failed')} {problem !== 'failed' && t(`profile.avatar.reason.${problem}`)}
    </Alert>
  );
}
