import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';

const attribute = v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) });
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  attributes: v.array(attribute),
});
const exported = v.object({
  resourceSpans: v.array(v.object({ scopeSpans: v.array(v.object({ spans: v.array(span) })) })),
});

export type ReceivedSpan = v.InferOutput<typeof span>;

/** A receiver of traces as OTLP/HTTP describes it, which keeps what it is sent. */
export async function receiveSpans() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      const { resourceSpans } = v.parse(exported, body);
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans).flatMap((scope) => scope.spans));
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { endpoint: `http://127.0.0.1:${port}`, spans, close: () => void server.close() };
}
