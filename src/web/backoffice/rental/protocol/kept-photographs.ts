import { createStore, delMany, del, entries, set } from 'idb-keyval';

/** The name of the browser's database: photographs of protocols that the shop does not have yet. */
const STORAGE_KEY = 'protocolPhotographs';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A photograph as the browser keeps it, under its id. */
interface Kept {
  /** Of which protocol it is (`protocolKey`). */
  readonly key: string;
  readonly file: File;
  /** When it was chosen, in milliseconds since 1970. */
  readonly at: number;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'key' in value &&
  'file' in value &&
  value.file instanceof File &&
  'at' in value &&
  typeof value.at === 'number';

let opened: ReturnType<typeof createStore> | undefined;
const store = () => (opened ??= createStore(STORAGE_KEY, 'waiting'));

/** What is done with the store; what stands in its place in a browser that keeps nothing, where photographs are lost with their page. */
async function orElse<Result>(instead: Result, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch {
    return instead;
  }
}

/** Keeps a photograph on this device until the shop has it. */
export const keepPhotograph = (id: string, { key, file }: Pick<Kept, 'key' | 'file'>): Promise<void> =>
  orElse(undefined, () => set(id, { key, file, at: Date.now() } satisfies Kept, store()));

/** Forgets a photograph: the shop has it, or nobody wants it any more. */
export const forgetPhotograph = (id: string): Promise<void> => orElse(undefined, () => del(id, store()));

/** All that is kept, without what is older than a week or of another version of the page, which is forgotten. */
async function readAll(): Promise<readonly (Kept & { readonly id: string })[]> {
  const all = (await entries<string, unknown>(store())).map(([id, value]) => ({ id, value }));
  const good = all.flatMap(({ id, value }) =>
    isKept(value) && Date.now() - value.at < WEEK_MS ? [{ id, ...value }] : [],
  );
  const ids = new Set(good.map(({ id }) => id));
  const old = all.filter(({ id }) => !ids.has(id));
  if (old.length > 0)
    await delMany(
      old.map(({ id }) => id),
      store(),
    );
  return good;
}

/** The photographs of a protocol that this device still has to send, the oldest first. */
export const findPhotographs = (
  key: string,
): Promise<readonly { readonly id: string; readonly file: File }[]> =>
  orElse([], async () =>
    (await readAll()).filter((kept) => kept.key === key).toSorted((one, other) => one.at - other.at),
  );

/** Forgets all photographs of a protocol, because it is signed. */
export const forgetPhotographs = (key: string): Promise<void> =>
  orElse(undefined, async () => {
    const ids = (await readAll()).flatMap((kept) => (kept.key === key ? [kept.id] : []));
    if (ids.length > 0) await delMany(ids, store());
  });
