import { data } from 'react-router';
import type { Locale } from '../../../domain/locale/locale.ts';
import type {
  TranslationFile,
  TranslationPlan,
  TranslationProblem,
  TranslationUnit,
} from '../../../domain/messages/translation-file.ts';
import type { MessageOutcome } from './message-notice.tsx';

const BYTES_MAX = 5 * 1024 * 1024;
const PROBLEMS_SHOWN = 100;
const CHANGES_SHOWN = 50;

/** Why a file is not read; its text is `backoffice.texts.file.refused.{reason}`. */
export type FileRefusal = 'no-file' | 'too-large' | Extract<TranslationFile, { ok: false }>['reason'];

/** What the page says of a file that was sent: why it is not read, or what it does. */
export interface FileAnswer {
  readonly refused: FileRefusal | null;
  readonly found: {
    readonly locale: Locale;
    readonly changeCount: number;
    readonly problemCount: number;
    readonly gone: number;
    /** The first of them. */
    readonly changes: readonly { readonly key: string; readonly before: string; readonly after: string }[];
    readonly problems: readonly TranslationProblem[];
  } | null;
}

async function receive(
  file: FormDataEntryValue | null,
  read: (bytes: Uint8Array) => Promise<TranslationFile>,
): Promise<Extract<TranslationFile, { ok: true }> | { readonly ok: false; readonly reason: FileRefusal }> {
  if (!(file instanceof File) || file.size === 0) return { ok: false, reason: 'no-file' };
  if (file.size > BYTES_MAX) return { ok: false, reason: 'too-large' };
  return read(new Uint8Array(await file.arrayBuffer()));
}

/** Takes a file of translations, to look through or to import; answers what it does, or 422 with why nothing of it was imported. */
export async function answerTranslationFile<Done>(
  form: FormData,
  {
    read,
    look,
    done,
  }: {
    readonly read: (bytes: Uint8Array) => Promise<TranslationFile>;
    readonly look: (
      translations: { readonly locale: Locale; readonly units: readonly TranslationUnit[] },
      apply: boolean,
    ) => Promise<TranslationPlan>;
    /** The page after all of it was imported. */
    readonly done: (outcome: MessageOutcome) => Done;
  },
) {
  const answer = (file: FileAnswer, status: number) => data({ file }, { status });
  const received = await receive(form.get('file'), read);
  if (!received.ok) return answer({ refused: received.reason, found: null }, 422);
  const { locale, units } = received;
  const isImport = form.get('intent') === 'import';
  const { changes, problems, gone } = await look({ locale, units }, isImport);
  if (isImport && problems.length === 0) return done(changes.length > 0 ? 'imported' : 'unchanged');
  const found = {
    locale,
    changeCount: changes.length,
    problemCount: problems.length,
    gone,
    changes: changes.slice(0, CHANGES_SHOWN).map(({ key, before, after }) => ({ key, before, after })),
    problems: problems.slice(0, PROBLEMS_SHOWN),
  };
  return answer({ refused: null, found }, isImport ? 422 : 200);
}
