import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { IncomingMail, TakeEmail } from '../../ports/incoming-mail.ts';
import { parseEmail } from './parse-email.ts';

/** Files of a message and a third more, as e-mails carry them. */
const EMAIL_BYTES_MAX = 25 * 1024 * 1024;
const CLIENTS_MAX = 10;
/** A client that is silent for so long is sent away. */
const PATIENCE_MS = 60_000;
const CLOSE_MS = 2000;

/** What the other server is told: it tries again after 4xx, and never after 5xx. */
const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });

async function bytesOf(stream: SMTPServerDataStream): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size <= EMAIL_BYTES_MAX) chunks.push(chunk);
    else chunks.length = 0; // it is heard out all the same
  }
  return stream.sizeExceeded || size > EMAIL_BYTES_MAX ? null : Buffer.concat(chunks);
}

/**
 * An SMTP server that takes in e-mails to the shop's own addresses and relays none. It belongs behind a mail server that looks at who sends (SPF,
 * DMARC) and speaks TLS to the world. What failed for now is answered by 451, so that nothing is lost.
 */
export async function openSmtpReceiver({
  host,
  port,
  name,
  isKnown,
  take,
  onFailure,
}: {
  readonly host: string;
  /** 0 takes a free one. */
  readonly port: number;
  /** As it greets. */
  readonly name: string;
  /** Whether an address is one of the shop's. */
  readonly isKnown: (address: string) => boolean;
  readonly take: TakeEmail;
  readonly onFailure: (error: unknown) => void;
}): Promise<IncomingMail> {
  async function receive(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<Error | null> {
    const source = await bytesOf(stream);
    if (source === null) return answer(552, 'The e-mail is too large');
    const { mailFrom, rcptTo } = session.envelope;
    const email = await parseEmail(source, {
      from: mailFrom === false ? '' : mailFrom.address,
      recipients: rcptTo.map(({ address }) => address),
      connection: session.remoteAddress,
    });
    if (email === null) return answer(554, 'It cannot be read, or nobody sent it');
    const outcome = await take(email);
    if (outcome === 'taken') return null;
    if (outcome === 'limited') return answer(451, 'Too many, try later');
    // The sender's own server passes these words on.
    return answer(
      554,
      outcome === 'infected' ? 'A file has a virus: nothing was taken' : 'The e-mail was refused',
    );
  }
  async function conclude(received: Promise<Error | null>, tell: (error: Error | null) => void) {
    tell(
      await received.catch((error: unknown) => {
        onFailure(error);
        return answer(451, 'Not now, try later');
      }),
    );
  }
  const server = new SMTPServer({
    name,
    banner: 'Promin',
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: EMAIL_BYTES_MAX,
    maxClients: CLIENTS_MAX,
    socketTimeout: PATIENCE_MS,
    closeTimeout: CLOSE_MS,
    onRcptTo: ({ address }, _session, callback) =>
      callback(isKnown(address) ? null : answer(550, 'No such address here')),
    onData: (stream, session, callback) => void conclude(receive(stream, session), callback),
  });
  server.on('error', onFailure); // a client that breaks off
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
