import type { Adapter, AdapterPayload } from 'oidc-provider';

/** Where the test provider keeps sessions, grants and codes: in memory, until it is closed. */
export function memoryAdapter(): new (name: string) => Adapter {
  const rows = new Map<string, AdapterPayload>();
  const find = (matches: (row: AdapterPayload) => boolean) => [...rows.values()].find(matches);
  return class {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    #key(id: string): string {
      return `${this.name}:${id}`;
    }
    async upsert(id: string, payload: AdapterPayload): Promise<void> {
      rows.set(this.#key(id), payload);
    }
    async find(id: string): Promise<AdapterPayload | undefined> {
      return rows.get(this.#key(id));
    }
    async findByUid(uid: string): Promise<AdapterPayload | undefined> {
      return find((row) => row.kind === 'Session' && row.uid === uid);
    }
    async findByUserCode(): Promise<undefined> {}
    async consume(id: string): Promise<void> {
      const row = rows.get(this.#key(id));
      if (row) row.consumed = Math.floor(Date.now() / 1000);
    }
    async destroy(id: string): Promise<void> {
      rows.delete(this.#key(id));
    }
    async revokeByGrantId(grantId: string): Promise<void> {
      for (const [key, row] of rows) if (row.grantId === grantId) rows.delete(key);
    }
  };
}
