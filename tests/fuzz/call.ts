import fc from 'fast-check';
import { hostileText } from './hostile.ts';

/** Who calls: nobody, somebody who is signed in, as customer or as staff, or somebody whose cookies are rubbish. */
export type Caller = 'nobody' | 'customer' | 'staff' | 'rubbish';

/** One call as it goes over the wire. */
export interface Call {
  /** What it is counted under: a method and the path of a route. */
  readonly route: string;
  readonly method: string;
  /** Path and query, percent-encoded. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  readonly caller: Caller;
  /** Whether the pair of cookie and header against forged calls comes along. */
  readonly pair: 'good' | 'none' | 'forged';
}

/** What a header can carry: visible letters of Latin-1. */
const headerText = hostileText.map((text) =>
  text.replaceAll(/[^\u0020-\u007E\u00A1-\u00FF]/g, '').slice(0, 1000),
);

/** Something now and then, mostly nothing. */
export const seldom = <T>(values: fc.Arbitrary<T>, oneIn: number): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 1, arbitrary: values }, { weight: oneIn - 1, arbitrary: fc.constant(null) });

/** Headers of all kinds of clients. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .record({
    'accept-language': fc.option(fc.oneof(fc.constantFrom('pl', 'uk,en;q=0.5', '*'), headerText)),
    'accept-encoding': fc.option(fc.constantFrom('br', 'gzip', 'identity;q=0', 'br;q=0, *')),
    accept: fc.option(fc.oneof(fc.constantFrom('text/html', 'application/json', '*/*;q=0'), headerText)),
    'x-request-id': fc.option(headerText),
    'if-none-match': fc.option(headerText),
    'user-agent': fc.option(headerText),
    origin: seldom(fc.constantFrom('https://evil.example', 'null', 'nonsense'), 8),
    range: fc.option(fc.constantFrom('bytes=0-1', 'bytes=-1', 'lines=1')),
  })
  .map((headers) =>
    Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
    ),
  );

/** Mostly as it should be. */
const caller: fc.Arbitrary<Caller> = fc.oneof(
  { weight: 3, arbitrary: fc.constant<Caller>('nobody') },
  { weight: 3, arbitrary: fc.constant<Caller>('customer') },
  { weight: 1, arbitrary: fc.constant<Caller>('rubbish') },
);
/** At the door of the back office mostly those who are let in. */
export const callerOf = (path: string): fc.Arbitrary<Caller> =>
  /\/admin(\/|$)/.test(path)
    ? fc.oneof({ weight: 4, arbitrary: fc.constant<Caller>('staff') }, { weight: 1, arbitrary: caller })
    : caller;

/** Stand in calls for an order that there is, and for its line. */
export const AN_ORDER = 'f0f0f0f0-0000-4000-8000-000000000001';
export const A_LINE = 'f0f0f0f0-0000-4000-8000-000000000002';

export const pair = fc.oneof(
  { weight: 6, arbitrary: fc.constant('good' as const) },
  { weight: 1, arbitrary: fc.constantFrom('none' as const, 'forged' as const) },
);

/** A segment of a path. */
export const encoded = (text: string) => encodeURIComponent(text.toWellFormed());
export const hostileSegment = fc.oneof(
  hostileText.map(encoded),
  fc.constantFrom('%FF', '%E0%A4%A', '%', '%00', '.', '..', '%2F', '%5C', '', '*', '(', ';', '@'),
);
