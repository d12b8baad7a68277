import { Fragment, useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../i18n/i18n.tsx';
import { usePath } from '../i18n/local-link.tsx';
import { CheckboxField } from '../ui/checkbox-field.tsx';
import { Dialog } from '../ui/modal.tsx';
import { SECTIONS, type SectionName } from './sections.ts';
import { deedOf, GO, GO_WAITS_MS, KEYED_SECTIONS, SECTION_KEYS, type ShortcutDeed } from './shortcuts.ts';

/** The browser's storage key: `off` where keys without Ctrl do nothing (WCAG 2.1.4). */
const STORAGE_KEY = 'backofficeKeys';

/** As it was switched on this page; where storage is forbidden, it lasts as long as that. */
let switchedOff: boolean | null = null;
const listeners = new Set<() => void>();

function areOff(): boolean {
  if (switchedOff !== null) return switchedOff;
  try {
    return localStorage.getItem(STORAGE_KEY) === 'off';
  } catch {
    return false;
  }
}

function switchOff(isOff: boolean): void {
  switchedOff = isOff;
  try {
    if (isOff) localStorage.setItem(STORAGE_KEY, 'off');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Forbidden storage.
  }
  listeners.forEach((listener) => listener());
}

function follow(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** What a key belongs to itself: somebody types there, or chooses by letters. */
const TYPED_INTO =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]), textarea, select, [contenteditable]';

/** Does what keys say that are pressed outside of fields and dialogs. */
function useShortcuts(isOff: boolean, act: (deed: ShortcutDeed) => boolean) {
  const wentAt = useRef(-Infinity);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.closest(TYPED_INTO) !== null) return;
    if (document.querySelector('dialog:modal') !== null) return;
    const deed = deedOf(event, event.timeStamp - wentAt.current < GO_WAITS_MS);
    wentAt.current = deed === 'go' ? event.timeStamp : -Infinity;
    if (deed !== null && deed !== 'go' && act(deed)) event.preventDefault();
  });
  useEffect(() => {
    if (isOff) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOff]);
}

function Keys({ keys }: { keys: readonly string[] }) {
  const t = useT();
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className="mx-1.5 text-muted">{t('backoffice.keys.then')}</span>}
      <kbd className="inline-block min-w-6 rounded-sm bg-fill px-1.5 py-0.5 text-center font-sans text-xs font-semibold">
        {key}
      </kbd>
    </Fragment>
  ));
}

/**
 * The keys of the back office and their list, which opens with `?` or by a button. They are heard on every page of it, lead only to
 * sections that are open to who is signed in, and can be switched off in this browser.
 */
export function ShortcutSheet({
  shown,
  isOpen,
  onOpen,
  onClose,
}: {
  /** The sections that are open to who is signed in. */
  shown: readonly SectionName[];
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const isOff = useSyncExternalStore(follow, areOff, () => false);
  const act = (deed: ShortcutDeed): boolean => {
    if (deed === 'help') {
      onOpen();
      return true;
    }
    if (deed === 'search') {
      const field = document.querySelector<HTMLInputElement>('[data-backoffice] input[type=search]');
      // In a narrow window a list's fields may be folded away.
      const folded = field?.form?.querySelector<HTMLDetailsElement>(':scope > details');
      if (folded) folded.open = true;
      field?.focus();
      field?.select();
      return field !== null;
    }
    const section = SECTIONS.find(({ name }) => name === deed && shown.includes(name));
    if (section !== undefined) void navigate(path(section.path));
    return section !== undefined;
  };
  useShortcuts(isOff, act);
  const row = 'flex items-baseline justify-between gap-4 py-1.5';
  return (
    <Dialog
      title={t('backoffice.keys.title')}
      closeLabel={t('shell.close')}
      open={isOpen}
      onClose={onClose}
      footer={
        <CheckboxField
          label={t('backoffice.keys.on')}
          className="mr-auto"
          checked={!isOff}
          onChange={({ currentTarget }) => switchOff(!currentTarget.checked)}
        />
      }
    >
      <dl className="text-sm">
        <div className={row}>
          <dt>{t('backoffice.keys.search')}</dt>
          <dd>
            <Keys keys={['/']} />
          </dd>
        </div>
        <div className={row}>
          <dt>{t('backoffice.keys.help')}</dt>
          <dd>
            <Keys keys={['?']} />
          </dd>
        </div>
        {KEYED_SECTIONS.filter((name) => shown.includes(name)).map((name) => (
          <div key={name} className={row}>
            <dt>{t(`backoffice.section.${name}`)}</dt>
            <dd className="whitespace-nowrap">
              <Keys keys={[GO.toUpperCase(), SECTION_KEYS[name].toUpperCase()]} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
