import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  test as base,
  expect,
  type BrowserContext,
  type Page,
  type Frame,
  type Request,
  type Response,
} from '@playwright/test';
import compile from 'icu-minify/compile';
import { translator, type Translate } from '../../src/content/translator.ts';
import { LOCALES, regionOf, type Locale, type Region } from '../../src/domain/locale/locale.ts';

/** The interface's own words, so that journeys press what a visitor reads. */
export function texts(locale: Locale): Translate {
  const file = new URL(`../../src/content/messages/${locale}.json`, import.meta.url);
  const messages: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return translator(
    locale,
    Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, compile(text)])),
  );
}

/** Visits of a person who was asked for the place before, and said no. */
export async function answerForPlace(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('locationConsentRejected', 'true');
  });
}

/**
 * Of journeys in the long tier, `npm run test:all`: other languages, windows and colours of what the short one looks at
 * once, and what seldom happens.
 */
export const LONG = { tag: '@long' } as const;

/** Windows and colours that pages are looked at in: of a telephone, a tablet and a desk, by day and by night. */
export const WINDOWS = {
  390: { width: 390, height: 844 },
  768: { width: 768, height: 1024 },
  1440: { width: 1440, height: 900 },
} as const;

/** Each language has a look of its own: a flow that is walked through in all three is seen in three windows, by day and by night. */
const LOOKS = {
  uk: { viewport: WINDOWS[390], colorScheme: 'dark' },
  pl: { viewport: WINDOWS[768], colorScheme: 'light' },
  en: { viewport: WINDOWS[1440], colorScheme: 'dark' },
} as const satisfies Record<Locale, object>;

/** Defines the tests of a flow for each language, in its look. */
export function inEachLanguage(define: (locale: Locale, region: Region) => void): void {
  for (const locale of LOCALES) {
    const look = LOOKS[locale];
    test.describe(`${locale}, ${look.viewport.width} px, ${look.colorScheme}`, () => {
      test.use(look);
      define(locale, regionOf(locale));
    });
  }
}

let visitors = 0;

/**
 * A visit in which nothing may go wrong unseen: errors of scripts, of the content policy and of hydration fail the test.
 * Each visit comes from an address of its own, so that limits on addresses do not join tests.
 */
export const test = base.extend<{ problems: string[]; isAsked: boolean }>({
  /** Whether the visitor is asked for the place; most journeys are of people who have answered. */
  isAsked: [false, { option: true }],
  context: async ({ context, isAsked }, use) => {
    if (!isAsked) await answerForPlace(context);
    await use(context);
  },
  problems: [
    async ({ page }, use) => {
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(error.message));
      page.on('console', (message) => {
        // Answers that a journey provokes and what the shop logs of them, and pictures that were still to come when it took the network away.
        const isExpected =
          /status of (401|403|404|409|410|422|429|500|503)|ERR_INTERNET_DISCONNECTED|^Service call failed/.test(
            message.text(),
          );
        if (message.type() === 'error' && !isExpected) problems.push(message.text());
      });
      visitors++;
      const address = `10.${process.pid & 255}.${(visitors >> 8) & 255}.${visitors & 255}`;
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * Does what loads a document, and waits until the document's script has taken it over: it asks who is here then. A
 * browser's `load` does not wait for what scripts bring, and a network that is idle may be one that a busy browser has not
 * got round to. The document before may be taken over only now, and ask the same: its questions do not count.
 */
export async function takenOver<T>(page: Page, load: () => Promise<T>): Promise<T> {
  const questions = new Set<Request>();
  let isComing = false;
  let isThere = false;
  const onRequest = (request: Request) => void (isThere && questions.add(request));
  const onAnswer = (answer: Response) => {
    const request = answer.request();
    isComing ||= request.isNavigationRequest() && request.frame() === page.mainFrame();
  };
  // A document is there from its first byte on: where it comes slowly, its script does not wait for its end. What the page
  // before it writes into its history until the answer has come is such a step, too, and no document.
  const onFrame = (frame: Frame) => void (isThere ||= isComing && frame === page.mainFrame());
  const onDocument = () => void (isThere ||= isComing);
  // Listened to at once: what is awaited first may come together with what follows it where the machine is busy.
  page.on('request', onRequest).on('response', onAnswer);
  page.on('framenavigated', onFrame).on('domcontentloaded', onDocument);
  const [loaded] = await Promise.all([
    load(),
    page.waitForResponse((answer) => answer.url().endsWith('/api/me') && questions.has(answer.request())),
  ]).finally(() => {
    page.off('request', onRequest).off('response', onAnswer);
    page.off('framenavigated', onFrame).off('domcontentloaded', onDocument);
  });
  return loaded;
}

/** Opens a page and waits until its script has taken it over. */
export const openPage = (page: Page, path: string): Promise<Response | null> =>
  takenOver(page, () => page.goto(path));

/** Holds back what the page asks for at such addresses, until what it answers is called. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  const { promise: isTime, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await isTime;
    await route.continue();
  });
  return letGo;
}

/** Loads the page anew and waits until its script has taken it over. */
export const reloadPage = (page: Page): Promise<Response | null> => takenOver(page, () => page.reload());

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations alone, without a selector for every element of the page. */
const AXE_OPTIONS = { resultTypes: ['violations'], selectors: false, iframes: false };

/** Longer movements are shows, slides for one; what moves in is shorter. */
const ENTRANCE_MS = 1000;

/** Until the page's script, where there is one, has taken over what the server drew, and what it adds has been drawn. */
async function scriptReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (!navigator.onLine) return true; // nothing may come to take it over
    const script = document.querySelector('script:is([type=later], [type=module])');
    if (matchMedia('(scripting: none)').matches || script === null) return true;
    // React's mark on what it took over.
    const marks = Object.keys(document.querySelector('main') ?? document.body);
    return marks.some((mark) => mark.startsWith('__reactFiber'));
  });
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Until what moves in by itself has arrived: half of a fade has half of its contrast. */
async function settled(page: Page): Promise<void> {
  await scriptReady(page);
  await page.waitForFunction(
    (longest) =>
      document
        .getAnimations()
        .every(
          ({ effect, playState }) =>
            playState !== 'running' || !(Number(effect?.getComputedTiming().endTime) <= longest),
        ),
    ENTRANCE_MS,
  );
}

/** The page's violations of WCAG 2.2 A and AA and of good practice, as readable lines; none is wanted. */
export async function axeViolations(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(AXE);
  return page.evaluate<string[]>(`axe.run(document, ${JSON.stringify(AXE_OPTIONS)}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 300))))`);
}
