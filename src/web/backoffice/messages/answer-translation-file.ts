import { data } from 'react-router';
import type { Locale } from '../../../domain/locale/locale.ts';
import type {
  TranslationChange,
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
export type FileRefusal =
  | 'no-file'
  | 'too-large'
  | 'other-list'
  | Extract<TranslationFile, { ok: false }>['reason'];

/** What a text is called, and where it is written, without region. */
export interface TextPlace {
  readonly name: string;
  readonly path: string;
}

/** What the page says of a file that was sent: why it is not read, or what it does. */
export interface FileAnswer {
  readonly refused: FileRefusal | null;
  readonly found: {
    readonly locale: Locale;
    readonly changeCount: number;
    readonly problemCount: number;
    readonly gone: number;
    /** The first of them. */
    readonly changes: readonly (TextPlace & {
      readonly key: string;
      readonly before: string;
      readonly after: string;
    })[];
    readonly problems: readonly (TextPlace & TranslationProblem)[];
    /** The pages whose drafts take translations up. */
    readonly drafts: readonly TextPlace[];
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
export async function answerTranslationFile<
  Done,
  Plan extends TranslationPlan<Pick<TranslationChange, 'key' | 'before' | 'after'>>,
>(
  form: FormData,
  {
    read,
    isOwnKey,
    look,
    placeOf,
    draftsOf = () => [],
    done,
  }: {
    readonly read: (bytes: Uint8Array) => Promise<TranslationFile>;
    /** Whether a text is one of the list that the file was sent to. */
    readonly isOwnKey: (key: string) => boolean;
    readonly look: (
      translations: { readonly locale: Locale; readonly units: readonly TranslationUnit[] },
      apply: boolean,
    ) => Promise<Plan>;
    readonly placeOf: (key: string) => TextPlace;
    readonly draftsOf?: (plan: Plan) => readonly TextPlace[];
    /** The page after all of it was imported. */
    readonly done: (outcome: MessageOutcome, plan: Plan) => Done;
  },
) {
  const answer = (file: FileAnswer, status: number) => data({ file }, { status });
  const received = await receive(form.get('file'), read);
  if (!received.ok) return answer({ refused: received.reason, found: null }, 422);
  const { locale, units } = received;
  if (!units.every(({ key }) => isOwnKey(key))) return answer({ refused: 'other-list', found: null }, 422);
  const isImport = form.get('intent') === 'import';
  const plan = await look({ locale, units }, isImport);
  const { changes, problems, gone } = plan;
  if (isImport && problems.length === 0) return done(changes.length > 0 ? 'imported' : 'unchanged', plan);
  const found = {
    locale,
    changeCount: changes.length,
    problemCount: problems.length,
    gone,
    changes: changes
      .slice(0, CHANGES_SHOWN)
      .map(({ key, before, after }) => ({ ...placeOf(key), key, before, after })),
    problems: problems.slice(0, PROBLEMS_SHOWN).map((problem) => ({ ...placeOf(problem.key), ...problem })),
    drafts: draftsOf(plan),
  };
  return answer({ refused: null, found }, isImport ? 422 : 200);
}
