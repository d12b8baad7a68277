import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import en from '../../content/messages/en.json' with { type: 'json' };
import pl from '../../content/messages/pl.json' with { type: 'json' };
import uk from '../../content/messages/uk.json' with { type: 'json' };
import { OFFICE_WORDS } from '../../content/search/office-words.ts';
import { screensMeant } from '../../domain/backoffice/find-screens.ts';
import { LOCALES, type Locale } from '../../domain/locale/locale.ts';
import routes from '../../routes.ts';
import { translator } from '../../content/translator.ts';
import { officeScreens } from './screens.server.ts';

const TEXTS = { uk, pl, en };
const translateTo = (locale: Locale) =>
  translator(
    locale,
    Object.fromEntries(Object.entries(TEXTS[locale]).map(([key, text]) => [key, compile(text)])),
  );

interface Route {
  readonly path?: string;
  readonly children?: readonly Route[];
}
const flat = (list: readonly Route[]): readonly Route[] =>
  list.flatMap((route) => [route, ...flat(route.children ?? [])]);
/** Pages that are none by themselves: files, what needs a list, the search, and the index of all. */
const NO_SCREEN = /:|\/(?:csv|xlsx|xliff|packing-slips|steps|labels)$|^(?:find|saved-filters)$/;

test('every page of the back office that has one address can be found, and is called something else, too', () => {
  const office = flat(routes as readonly Route[]).find(({ path }) => path === 'admin');
  const paths = (office?.children ?? []).flatMap(({ path }) =>
    path !== undefined && NO_SCREEN.test(path) ? [] : [path === undefined ? '/admin' : `/admin/${path}`],
  );
  expect(
    officeScreens((key) => key)
      .map(({ path }) => path)
      .toSorted(),
  ).toEqual(paths.toSorted());
  expect(Object.keys(OFFICE_WORDS).toSorted()).toEqual(paths.toSorted());
  for (const words of Object.values(OFFICE_WORDS)) expect(words).toHaveLength(3);
});

test.each([
  ['марж', '/admin/prices/margins'],
  ['інвентар', '/admin/products/count'],
  ['ворон', '/admin/sales/funnel'],
  ['імпорт', '/admin/products/import'],
  ['утиліз', '/admin/board/utilisation'],
  ['виписк', '/admin/payments/statement'],
  ['ПДВ', '/admin/shop'],
  ['marż', '/admin/prices/margins'],
  ['remanent', '/admin/products/count'],
  ['webhook', '/admin/webhooks'],
  ['supplier', '/admin/prices/suppliers'],
])('“%s” finds %s in every language', (term, path) => {
  for (const locale of LOCALES) {
    const found = screensMeant(officeScreens(translateTo(locale)), term);
    expect(found.map((screen) => screen.path)).toContain(path);
  }
});
