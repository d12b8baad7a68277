import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it came to a stand-in for a payment provider. */
export interface ProviderCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly form: URLSearchParams;
}

/** A local server that answers in a provider's place; `answer` null breaks the connection, as a server that is gone does. */
export async function openProviderServer(
  answer: (call: ProviderCall) => { readonly status: number; readonly body: unknown } | null,
) {
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const { method = '', url: path = '', headers } = request;
    const answered = answer({
      method,
      path,
      headers,
      form: new URLSearchParams(String(Buffer.concat(chunks))),
    });
    if (!answered) return void request.socket.destroy();
    response
      .writeHead(answered.status, { 'content-type': 'application/json' })
      .end(JSON.stringify(answered.body));
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
