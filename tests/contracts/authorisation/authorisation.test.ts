import { afterAll, describe, expect, test } from 'vitest';
import { apiRoutes } from '../../../src/server/api/api.ts';
import { FOREIGN_ORDER_MESSAGE } from '../../../src/domain/orders/ownership.ts';
import { readProblem } from '../../support/answer.ts';
import { openTestShop } from '../../support/test-shop.ts';
import { formsInCode, otherAddressesInCode, pagesInCode } from './addresses-in-code.ts';
import { openAskedShop, type Call } from './askers.ts';
import { API, OTHERS } from './matrix/calls.ts';
import { FORMS } from './matrix/forms.ts';
import { PAGES } from './matrix/pages.ts';
import { ASKERS, type Answer, type Asker, type Row } from './matrix/rows.ts';

const { ask, stop } = await openAskedShop();
afterAll(stop);

const routes = await (async () => {
  const { appOptions, close } = await openTestShop();
  await close();
  return apiRoutes(appOptions); // only their descriptions are of interest
})();
const signed = new Set(
  routes.filter(({ isSigned }) => isSigned).map(({ method, path }) => `${method} ${path}`),
);

const LISTS = [
  ['pages.ts, PAGES', PAGES, pagesInCode().map((path) => `GET ${path}`), 'src/routes.ts'],
  ['forms.ts, FORMS', FORMS, formsInCode(), 'the actions of src/routes.ts'],
  ['calls.ts, API', API, routes.map(({ method, path }) => `${method} ${path}`), 'src/server/api/api.ts'],
  ['calls.ts, OTHERS', OTHERS, otherAddressesInCode(), 'src/server/http/app.ts'],
] as const;

describe('the matrix has every address of the code', () => {
  test.each(LISTS)('%s', (list, rows, inCode, source) => {
    const listed = new Set(rows.map(({ name }) => name));
    const missing = inCode.filter((name) => !listed.has(name));
    const gone = [...listed].filter((name) => !inCode.includes(name));
    expect([
      ...missing.map(
        (name) =>
          `tests/contracts/authorisation/matrix/${list}: add row('${name}', signedIn(200)), or who else may and what they are answered`,
      ),
      ...gone.map(
        (name) =>
          `tests/contracts/authorisation/matrix/${list}: remove '${name}', which ${source} no longer has`,
      ),
    ]).toEqual([]);
  });
});

/** Of a form; what a script sends is answered with a status, where a form is led back to its page. */
const HEADERS = { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' };

function callOf({ name, at, fields = {}, isLast = false }: Row, below = ''): Call {
  const [method = '', pattern = '', intent] = name.split(' ');
  const path = below + (at ?? pattern.replace(':region', 'en').replace(/\/:\w+\?$/, ''));
  if (method === 'GET') return { method, path, isLast };
  if (below === '/api')
    return { method, path, body: JSON.stringify(fields), headers: { 'content-type': 'application/json' } };
  const sent = { ...fields, ...(intent === undefined ? {} : { intent }) };
  const body = String(new URLSearchParams(sent));
  return { method, path, body, headers: HEADERS, isLast };
}

/** As the browser's script asks for it. */
const asData = (call: Call): Call => ({ ...call, path: call.path.replace(/(?=\?|$)/, '.data') });

/** The page of an e-mail’s link. */
const LINK = /\/:region\/(?:[a-z]+-[a-z]+|unsubscribe\/:topic)\/:id$/;
const SIGN_IN = /^\/en\/(?:checkout\/)?auth\?/;
function answerOf({ status, headers }: Response): Answer {
  return SIGN_IN.test(headers.get('location') ?? '') ? 'sign-in' : status;
}

type Read = (answer: Response) => Promise<Answer>;

/** What each asker is answered, one after the other. */
async function answersTo(call: Call, read: Read, hasPair = false) {
  const answers: Partial<Record<Asker, Answer>> = {};
  for (const asker of ASKERS) answers[asker] = await read(await ask(asker, call, { hasPair }));
  return answers;
}

/** The same of what changes nothing: all at once. */
const readersOf = async (call: Call, read: Read) =>
  Object.fromEntries(
    await Promise.all(ASKERS.map(async (asker) => [asker, await read(await ask(asker, call))] as const)),
  );

/** Hears an answer out, so that its connection is free. */
const read = async (answer: Response): Promise<Answer> => {
  await answer.arrayBuffer();
  return answerOf(answer);
};
const named = (list: readonly Row[]) =>
  list.map((row) => [`${row.name} ${row.at ?? ''}`.trim(), row] as const);

describe('pages', () => {
  test.each(named(PAGES))('%s', async (_, row) => {
    expect(await readersOf(callOf(row), read)).toEqual(row.answers);
  });

  /** A redirect arrives as data; only the router's status is another. */
  const readData = async (answer: Response): Promise<Answer> => {
    const text = await answer.text();
    if (answer.status !== 202) return answer.status;
    return /\/en\/(?:checkout\/)?auth\?/.test(text) ? 'sign-in' : 302;
  };
  test.each(named(PAGES.filter(({ answers }) => answers.visitor !== 301)))('%s, as data', async (_, row) => {
    const call = callOf(row);
    expect(await readersOf(asData(call), readData)).toEqual(row.answers);
  });
});

describe('what not everybody is shown, or a link of an e-mail opens, is kept by no browser', () => {
  const shownTo = ({ answers }: Row) => ASKERS.findLast((asker) => answers[asker] === 200) ?? 'visitor';
  const personal = PAGES.filter(
    (row) => row.answers[shownTo(row)] === 200 && (row.answers.visitor !== 200 || LINK.test(row.name)),
  );
  test.each(named(personal))('%s', async (_, row) => {
    const call = callOf(row);
    for (const each of [call, asData(call)]) {
      const answer = await ask(shownTo(row), each);
      await answer.arrayBuffer();
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    }
  });
});

describe('the API', () => {
  test.each(named(API))('%s', async (_, row) => {
    expect(await answersTo(callOf(row, '/api'), read, true)).toEqual(row.answers);
  });

  test('names the reason of a foreign order as R24 words it', async () => {
    const foreign = await ask('other', { method: 'GET', path: '/api/orders/{order}' });
    expect((await readProblem(foreign)).message).toBe(FOREIGN_ORDER_MESSAGE);
  });

  const changing = API.filter(({ name }) => !name.startsWith('GET ') && !signed.has(name));
  test.each(named(changing))('%s is refused without the CSRF pair, and from another site', async (_, row) => {
    const call = callOf(row, '/api');
    const foreign = { ...call, headers: { ...call.headers, origin: 'https://elsewhere.example' } };
    expect(await read(await ask('owner', call))).toBe(403);
    expect(await read(await ask('owner', foreign, { hasPair: true }))).toBe(403);
  });
});

describe('other addresses', () => {
  test.each(named(OTHERS))('%s', async (_, row) => {
    expect(await answersTo(callOf(row), read)).toEqual(row.answers);
  });
});

describe('who comes with a session that is over is a visitor', () => {
  const guarded = (list: readonly Row[]) =>
    named(list.filter(({ answers }) => answers.visitor !== answers.owner));
  test.each(guarded([...PAGES, ...OTHERS, ...FORMS]))('%s', async (_, row) => {
    expect(await read(await ask('late', callOf(row)))).toEqual(row.answers.visitor);
  });
  test.each(guarded(API))('%s', async (_, row) => {
    expect(await read(await ask('late', callOf(row, '/api'), { hasPair: true }))).toEqual(
      row.answers.visitor,
    );
  });
});

/** `admin` as the router takes it, too. */
const SPELLINGS = ['%61dmin', 'adm%69n', 'ADMIN', '/admin', '%2fadmin', '%2561dmin'];

describe('another spelling of the back office opens no area to staff who have none', () => {
  const closed = [...named(PAGES), ...named(FORMS)].filter(
    ([, { name, answers }]) =>
      name.includes('/:region/admin') && answers.staffWithoutAreas === 403 && answers.admin !== 403,
  );
  test.each(closed)('%s', async (_, row) => {
    const call = callOf(row);
    for (const spelling of SPELLINGS) {
      const spelt = { ...call, path: call.path.replace('admin', spelling) };
      for (const asked of [spelt, asData(spelt)]) {
        const { status } = await ask('staffWithoutAreas', asked);
        expect({ path: asked.path, isOpen: ![301, 403, 404, 405].includes(status) }).toEqual({
          path: asked.path,
          isOpen: false,
        });
      }
    }
  });
});

const sent = [...FORMS, ...OTHERS.filter(({ name }) => name.startsWith('POST '))]
  .filter(({ isFromElsewhere }) => !isFromElsewhere)
  .map((row) => callOf(row));
const ELSEWHERE: readonly Readonly<Record<string, string>>[] = [
  { origin: 'https://elsewhere.example' },
  { 'sec-fetch-site': 'cross-site' },
];

describe('a form of another site', () => {
  const calls = [...sent, ...sent.filter(({ path }) => path.startsWith('/en/')).map(asData)];
  test.each(calls)('$path $body is refused', async (call) => {
    for (const headers of ELSEWHERE) {
      const foreign = { ...call, headers: { ...call.headers, ...headers } };
      expect(await read(await ask('owner', foreign))).toBe(403);
    }
  });
});

// After all else: a form of the right sender may change what there is.
describe('forms', () => {
  test.each(named(FORMS))('%s', async (_, row) => {
    expect(await answersTo(callOf(row), read)).toEqual(row.answers);
  });
});
