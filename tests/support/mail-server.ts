import { SMTPServer } from 'smtp-server';

/** A real SMTP server on this machine, which keeps what it is sent. */
export interface TestMailServer {
  readonly url: string;
  /** E-mails as they came over the wire, oldest first. */
  readonly received: readonly { readonly to: string; readonly source: string }[];
  /** What it answers to the next e-mails instead of taking them; null takes them. */
  refuseWith: { readonly code: number; readonly message: string } | null;
  /** Resolves when so many e-mails came in all. */
  readonly untilReceived: (count: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Starts a mail server on a port; 0 takes a free one. */
export async function openMailServer(port: number): Promise<TestMailServer> {
  const received: { to: string; source: string }[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200, // milliseconds; a client's pool keeps its connections
    onRcptTo: (_address, _session, callback) => {
      const { refuseWith } = mail;
      callback(
        refuseWith ? Object.assign(new Error(refuseWith.message), { responseCode: refuseWith.code }) : null,
      );
    },
    onData: (stream, session, callback) => {
      const lines: Buffer[] = [];
      stream.on('data', (line: Buffer) => lines.push(line));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, source: Buffer.concat(lines).toString() });
        callback();
        for (const { count, resolve } of waiting) if (received.length >= count) resolve();
      });
    },
  });
  server.on('error', () => {}); // a client that breaks off is part of the tests
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address();
  const mail: TestMailServer = {
    url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`,
    received,
    refuseWith: null,
    untilReceived: (count) =>
      new Promise((resolve) => {
        if (received.length >= count) resolve();
        else waiting.push({ count, resolve });
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return mail;
}
