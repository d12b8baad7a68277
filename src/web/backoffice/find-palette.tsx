import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { useFetcher, useNavigate } from 'react-router';
import { findTerm, type FindAnswer, type FindKind, type FoundPage } from '../../domain/backoffice/find.ts';
import { useT } from '../i18n/i18n.tsx';
import { LocalLink, usePath } from '../i18n/local-link.tsx';
import { IconButton } from '../ui/button.tsx';
import { Combobox } from '../ui/combobox.tsx';

/** So long after the last key the shop is asked, in milliseconds. */
const PAUSE_MS = 150;

/** The key of the text that names a kind of what is found. */
export const foundKind = (kind: FindKind) =>
  kind === 'screens' ? ('backoffice.find.screens' as const) : (`backoffice.section.${kind}` as const);

const findPath = (term: string): string => `/admin/find?${new URLSearchParams({ q: term }).toString()}`;

/** What is found for what is typed; a newer term takes back the request of an older one. */
function useFind() {
  const path = usePath();
  const { load, data, state } = useFetcher<FindAnswer>();
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const term = findTerm(text);
  const change = (next: string) => {
    setText(next);
    clearTimeout(timer.current);
    const wanted = findTerm(next);
    if (wanted !== '') timer.current = setTimeout(() => void load(path(findPath(wanted))), PAUSE_MS);
  };
  const isAnswered = state === 'idle' && data !== undefined && (data.isFailed || data.term === term);
  return { text, term, change, answer: term === '' ? undefined : data, isAnswered };
}

/**
 * One search for all of the back office, over whatever page is shown: orders, customers, products, machines, sections. Enter opens
 * what is highlighted, else the first that is found, also if that is still on its way.
 */
function Palette({ onClose, onKeys }: { onClose: () => void; onKeys: () => void }) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const { text, term, change, answer, isAnswered } = useFind();
  /** The term after which Enter was pressed before it was answered. */
  const [entered, setEntered] = useState<string | null>(null);
  const groups = answer?.groups ?? [];
  const first = isAnswered ? groups[0]?.pages[0] : undefined;

  useEffect(() => {
    dialog.current?.showModal();
    // The browser begins at the close button.
    dialog.current?.querySelector('input')?.focus();
  }, []);
  const open = (page: FoundPage) => {
    dialog.current?.close();
    void navigate(path(page.path));
  };
  const openEntered = useEffectEvent((page: FoundPage) => open(page));
  useEffect(() => {
    if (first !== undefined && entered === term) openEntered(first);
  }, [first, entered, term]);

  const onKeyDown = (event: KeyboardEvent) => {
    // An input method's own Enter and Escape belong to it.
    if (event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const isChosen = event.target.hasAttribute('aria-activedescendant');
    if (event.key !== 'Escape' && (event.key !== 'Enter' || isChosen)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') dialog.current?.close();
    else if (term !== '') setEntered(term);
  };
  const status = () => {
    if (term === '') return null;
    if (!isAnswered) return { tone: 'waiting', text: t('search.searching') } as const;
    if (answer?.isFailed) return { tone: 'error', text: t('backoffice.find.failed') } as const;
    if (groups.length > 0) return null;
    const hint = t('backoffice.find.noneText');
    return { tone: 'empty', text: t('search.noResults', { term }), hint } as const;
  };

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      closedby="any"
      onClose={onClose}
      // What is found hangs out of it: it is as high as its field alone.
      className="m-auto mt-4 w-[min(40rem,calc(100%-2*var(--spacing-gutter)))] overflow-visible rounded-lg bg-raised text-ink shadow-overlay backdrop:bg-scrim md:mt-[10dvh] short:mt-2"
    >
      <div className="p-4 pt-2 max-md:px-gutter">
        <div className="flex items-center justify-between gap-4">
          <h2 id={titleId} className="text-base">
            {t('backoffice.find.title')}
          </h2>
          <form method="dialog" className="-mr-2 flex">
            <IconButton type="submit" label={t('shell.close')}>
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </form>
        </div>
        <div onKeyDownCapture={onKeyDown}>
          <Combobox
            action={path('/admin/find')}
            name="q"
            labels={{
              form: t('backoffice.find.title'),
              input: t('backoffice.find.field'),
              submit: t('backoffice.find.do'),
              clear: t('search.clear'),
              results: t('backoffice.find.results'),
            }}
            value={text}
            onValueChange={(next) => {
              setEntered(null);
              change(next);
            }}
            sections={groups.map(({ kind, pages }) => ({
              id: kind,
              title: t(foundKind(kind)),
              items: pages,
            }))}
            itemKey={(page) => page.path}
            renderItem={({ title, note }) => (
              <>
                <span className="font-semibold break-words">{title}</span>
                {note !== '' && <span className="text-xs break-words text-muted">{note}</span>}
              </>
            )}
            hrefOf={(page) => path(page.path)}
            onSelect={open}
            status={status()}
            announcement={
              isAnswered
                ? t('search.announce', { count: groups.reduce((sum, { pages }) => sum + pages.length, 0) })
                : ''
            }
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-xs text-muted pointer-coarse:hidden">
          <p>{t('backoffice.find.hint')}</p>
          <button
            type="button"
            className="min-h-8 font-semibold text-ink underline underline-offset-4"
            onClick={() => {
              dialog.current?.close();
              onKeys();
            }}
          >
            {t('backoffice.keys.show')}
          </button>
        </div>
      </div>
    </dialog>
  );
}

const never = () => () => {};
/** Whether its keyboards have a ⌘ key; the server takes none to have one. */
const useIsMac = (): boolean =>
  useSyncExternalStore(
    never,
    () => /mac|iphone|ipad/i.test(navigator.platform),
    () => false,
  );

/** The way to the search of the whole back office, and from there to the list of all keys (`onKeys`): by Ctrl+K or ⌘K and by a press it opens over the page; without script it is a page. */
export function FindLink({ className, onKeys }: { className: string; onKeys: () => void }) {
  const t = useT();
  const isMac = useIsMac();
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const openByKey = (event: globalThis.KeyboardEvent) => {
      // The same place of the keyboard in every alphabet.
      const isK = event.code === 'KeyK' || event.key.toLowerCase() === 'k';
      const isPlain =
        !event.shiftKey &&
        !event.altKey &&
        (isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);
      if (!isK || !isPlain || event.isComposing) return;
      event.preventDefault();
      if (document.querySelector('dialog:modal') === null) setIsOpen(true);
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [isMac]);
  return (
    <>
      <LocalLink
        to="/admin/find"
        aria-haspopup="dialog"
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        onClick={(event) => {
          if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setIsOpen(true);
        }}
        className={`flex h-11 items-center gap-2.5 rounded-full bg-fill px-4 text-base transition-colors hover:bg-fill-hover md:text-sm ${className}`}
      >
        <Search size={18} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-muted" />
        {t('backoffice.find.title')}
        <kbd
          aria-hidden="true"
          className="ml-auto font-sans text-xs text-muted max-md:hidden pointer-coarse:hidden"
        >
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </LocalLink>
      {isOpen && <Palette onClose={() => setIsOpen(false)} onKeys={onKeys} />}
    </>
  );
}
