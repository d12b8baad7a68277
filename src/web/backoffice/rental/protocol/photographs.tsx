import Camera from 'lucide-react/icons/camera';
import { useRef, useSyncExternalStore, type ReactNode } from 'react';
import {
  photographAddress,
  photographsAddress,
  PHOTOGRAPHS_MAX,
  type PhotographReason,
  type ProtocolSubject,
} from '../../../../domain/rental/protocol.ts';
import { FileInput } from '../../../form/file-field.tsx';
import { regionOf } from '../../../../domain/locale/locale.ts';
import { useLocale, useT } from '../../../i18n/i18n.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TitledSection } from '../../../ui/titled-section.tsx';
import type { Sending } from './use-sending.ts';

const TYPES = 'image/jpeg,image/png,image/webp';

const never = () => () => {};
/** Whether the page's script runs: files are sent in another way then. */
const useHasScript = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function Sent({
  id,
  number,
  count,
  children,
}: {
  id: string;
  number: number;
  count: number;
  children: ReactNode;
}) {
  const t = useT();
  const address = photographAddress(id);
  return (
    <li className="relative">
      <a href={address} target="_blank" rel="noopener" className="block overflow-hidden rounded-md bg-fill">
        <img
          src={address}
          alt={t('protocol.photograph', { number, count })}
          loading="lazy"
          className="aspect-square w-full object-cover"
        />
      </a>
      {children}
    </li>
  );
}

/** The photographs of a draft, and the form that sends more; it stands outside the form of the protocol. */
export function Photographs({
  subject,
  sent,
  sending,
  formId,
  problem,
}: {
  subject: ProtocolSubject;
  /** Ids of those that the shop has. */
  sent: readonly string[];
  /** Those that it has not. */
  sending: Sending;
  /** The id of the one that is sent without script. */
  formId: string;
  problem: PhotographReason | null;
}) {
  const t = useT();
  const region = regionOf(useLocale());
  const hasScript = useHasScript();
  const input = useRef<HTMLInputElement>(null);
  const { waiting, add, send, drop, remove } = sending;
  const address = photographsAddress(subject);
  const isFull = sent.length + waiting.length >= PHOTOGRAPHS_MAX;
  return (
    <TitledSection id="photographs" title={t('protocol.photographs')}>
      <p className="mb-4 text-sm text-muted">
        {t('backoffice.protocol.photographsHint', { count: PHOTOGRAPHS_MAX })}
      </p>
      {problem !== null && (
        <Alert tone="danger" className="mb-4">
          {t(`backoffice.protocol.photograph.${problem}`)}
        </Alert>
      )}
      {sent.length > 0 && (
        <ul className="mb-4 grid grid-cols-3 gap-3 sm:grid-cols-4">
          {sent.map((id, index) => (
            <Sent key={id} id={id} number={index + 1} count={sent.length}>
              <form
                method="post"
                action={`${address}/remove?id=${id}&region=${region}`}
                onSubmit={(event) => {
                  event.preventDefault();
                  void remove(id);
                }}
              >
                <Button type="submit" tone="ghost" size="sm" width="full">
                  <span aria-hidden="true">×</span>
                  <span className="sr-only">
                    {t('backoffice.protocol.photographRemove', { number: index + 1 })}
                  </span>
                </Button>
              </form>
            </Sent>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <ul
          aria-label={t('backoffice.protocol.photographWaits')}
          className="mb-4 divide-y divide-line border-y border-line text-sm"
        >
          {waiting.map((each) => (
            <li key={each.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <span className="min-w-0 flex-1 basis-48 break-words" role="status">
                {each.file.name}:{' '}
                {each.problem === null
                  ? t('backoffice.protocol.photographSending')
                  : t(`backoffice.protocol.photograph.${each.problem}`)}
              </span>
              {each.problem !== null && (
                <span className="flex gap-2">
                  <Button type="button" tone="secondary" size="sm" onClick={() => send(each)}>
                    {t('backoffice.protocol.photographAgain')}
                  </Button>
                  <Button type="button" tone="ghost" size="sm" onClick={() => drop(each.id)}>
                    {t('backoffice.protocol.photographDrop')}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <form
          method="post"
          action={`${address}?id=${formId}&region=${region}`}
          encType="multipart/form-data"
          className="flex flex-wrap items-center gap-3"
        >
          <FileInput
            ref={input}
            name="photograph"
            accept={TYPES}
            multiple={hasScript}
            required
            hidden={hasScript}
            aria-label={t('backoffice.protocol.photographAdd')}
            onChange={({ currentTarget }) => {
              if (!hasScript) return;
              add([...(currentTarget.files ?? [])].slice(0, PHOTOGRAPHS_MAX - sent.length - waiting.length));
              currentTarget.value = ''; // so that the same file counts as chosen again
            }}
          />
          <Button
            type={hasScript ? 'button' : 'submit'}
            tone="secondary"
            size="lg"
            onClick={hasScript ? () => input.current?.click() : undefined}
          >
            <Camera size={18} strokeWidth={1.75} aria-hidden="true" />
            {t(hasScript ? 'backoffice.protocol.photographAdd' : 'backoffice.protocol.photographSend')}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}
