import type { Context } from 'hono';
import * as v from 'valibot';
import type { ShopContext } from '../http/client-address.ts';
import { answerProblem, type ProblemStatus } from './problem.ts';
import { parseQuery } from './query/parse-query.ts';

type Schema = v.GenericSchema;
/** An object of query parameters; one that the route does not know is refused. */
type QuerySchema = v.StrictObjectSchema<v.ObjectEntries, v.ErrorMessage<v.StrictObjectIssue> | undefined>;

/** One way to use the API, as it is mounted and as the document describes it. */
export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, with variable parts in braces. */
  readonly path: string;
  readonly tag: string;
  readonly summary: string;
  readonly description: string;
  readonly pathParameters: Readonly<Record<string, { schema: Schema; description: string }>>;
  readonly query: QuerySchema;
  /** Whether everybody who asks the same gets the same, so that answers may be kept. */
  readonly isShared: boolean;
  /** Whether the call carries its own proof of who sent it, in place of the CSRF pair: one of another server. */
  readonly isSigned: boolean;
  readonly headers: Readonly<Record<string, { schema: Schema; description: string }>>;
  readonly body: { readonly schema: Schema; readonly example: unknown } | null;
  /** What it answers by status; null without a body, a string names a content type other than JSON. */
  readonly answers: Readonly<
    Record<number, { description: string; content: Schema | string | null; example?: unknown }>
  >;
  /** The statuses of errors that it can answer with beside 500 and 503. */
  readonly problems: readonly ProblemStatus[];
  /** Example of a call, below `/api`. */
  readonly example: string;
  /** Answers a request; `search` stands in for the query of its address. */
  readonly handle: (c: Context<ShopContext>, search?: string) => Response | Promise<Response>;
}

type Optional = 'description' | 'pathParameters' | 'headers' | 'body' | 'problems' | 'isShared' | 'isSigned';

interface RouteDefinition<Q extends QuerySchema>
  extends Omit<ApiRoute, 'query' | 'handle' | Optional>, Partial<Pick<ApiRoute, Optional>> {
  readonly query: Q;
  readonly answer: (c: Context<ShopContext>, query: v.InferOutput<Q>) => Response | Promise<Response>;
}

const searchOf = (url: string) => (url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');

/** `filters[price][$lt]` for the place of an issue in the query. */
export function placeOf(issue: v.BaseIssue<unknown>): string {
  const [first = '', ...rest] = (issue.path ?? []).map(({ key }) => String(key));
  return first + rest.map((key) => `[${key}]`).join('');
}

const ERRORS_MAX = 20;
const PATH_MAX = 200;
const MESSAGE_MAX = 500;
const cut = (text: string, max: number): string =>
  text.length > max ? `${text.slice(0, max).toWellFormed()}…` : text;
/** The faults of a request as an error's details list them. Names and values that were sent are cut: they have any length. */
export const faultsOf = (issues: readonly v.BaseIssue<unknown>[], place = placeOf) =>
  issues.slice(0, ERRORS_MAX).map((issue) => ({
    path: cut(place(issue), PATH_MAX),
    message: cut(issue.message, MESSAGE_MAX),
  }));

/** Makes a route whose answer is given its query parsed; a bad query is answered with 400 before. */
export function defineRoute<const Q extends QuerySchema>({ answer, ...route }: RouteDefinition<Q>): ApiRoute {
  const badQuery = (c: Context<ShopContext>, message: string, errors: readonly unknown[] = []) =>
    answerProblem(c, { status: 400, message, details: { reason: 'invalid-query', errors } });
  return {
    description: '',
    pathParameters: {},
    headers: {},
    body: null,
    isShared: false,
    isSigned: false,
    ...route,
    problems: [400, ...(route.problems ?? [])],
    handle(c, search = searchOf(c.req.url)) {
      const parsed = parseQuery(search);
      if (!parsed.ok) return badQuery(c, parsed.message);
      const query = v.safeParse(route.query, parsed.query);
      if (query.success) return answer(c, query.output);
      const errors = faultsOf(query.issues);
      return badQuery(
        c,
        `Invalid query: ${errors.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
        errors,
      );
    },
  };
}
