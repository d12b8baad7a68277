import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import qs from 'qs';

/** The shapes in which catalogues answer (S §3, R14). */
export const SHAPES = ['flat', 'attributes', 'data.data'] as const;
export type Shape = (typeof SHAPES)[number];

type Fields = Readonly<Record<string, unknown>>;
type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface RemoteCatalogueServer {
  readonly url: string;
  /** What it was asked, newest last: path and parsed query. */
  readonly asked: { readonly path: string; readonly query: qs.ParsedQs }[];
  /** Records by path, in the flat shape; others answer 404. */
  readonly records: Map<string, readonly unknown[]>;
  shape: Shape;
  /** Instead of the records. */
  answer: Answer | null;
  readonly close: () => Promise<void>;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A record as its attributes, with what it refers to in envelopes of their own. */
function withAttributes(record: unknown): unknown {
  if (!isFields(record)) return record;
  const { id, ...fields } = record;
  const attributes = Object.entries(fields).map(([key, value]) => {
    if (key === 'categories' && Array.isArray(value)) return [key, { data: value.map(withAttributes) }];
    if (key === 'image' && isFields(value)) return [key, { data: { id: 1, attributes: value } }];
    if (key === 'category' && isFields(value)) return [key, { data: withAttributes(value) }];
    return [key, value];
  });
  return { id, attributes: Object.fromEntries(attributes) };
}

function shaped(records: readonly unknown[], shape: Shape): Fields {
  const meta = { pagination: { page: 1, pageSize: 25, pageCount: 1, total: records.length } };
  if (shape === 'flat') return { data: records, meta };
  const data = records.map(withAttributes);
  return shape === 'attributes' ? { data, meta } : { data: { data, meta } };
}

/** A catalogue somewhere else, which answers in any shape, or as badly as it is told to. */
export async function openRemoteCatalogue(): Promise<RemoteCatalogueServer> {
  const server = createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://remote');
    state.asked.push({ path: pathname, query: qs.parse(search.slice(1), { depth: 10, arrayLimit: 200 }) });
    if (state.answer) return state.answer(request, response);
    const [, collection = '', id] = pathname.split('/');
    const found = state.records
      .get(collection)
      ?.filter((each) => id === undefined || (isFields(each) && String(each.id) === id));
    if (!found || (id !== undefined && found.length === 0)) {
      response.writeHead(404).end('{"data":null,"error":{"status":404}}');
      return;
    }
    const body =
      id === undefined
        ? shaped(found, state.shape)
        : { data: shaped(found, state.shape === 'flat' ? 'flat' : 'attributes').data };
    const one = id === undefined ? body : { data: Array.isArray(body.data) ? body.data[0] : null };
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(id === undefined ? body : state.shape === 'data.data' ? { data: one } : one));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const state: RemoteCatalogueServer = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    records: new Map(),
    shape: 'flat',
    answer: null,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
  return state;
}
