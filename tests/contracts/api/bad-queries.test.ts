import { afterAll, describe, expect, test } from 'vitest';
import { readProblem } from '../../support/answer.ts';
import { openTestShop } from '../../support/test-shop.ts';

const { api, signedIn, close } = await openTestShop();
afterAll(close);
const { headers } = await signedIn();

/** Calls that are refused, and the place that the answer names. */
const REFUSED: readonly (readonly [path: string, place: string])[] = [
  ['/products?colour=red', 'colour'],
  ['/products?page=1', 'page'],
  ['/products?pageSize=5', 'pageSize'],
  ['/products?pagination[page]=0', 'pagination[page]'],
  ['/products?pagination[page]=-1', 'pagination[page]'],
  ['/products?pagination[page]=1.5', 'pagination[page]'],
  ['/products?pagination[page]=one', 'pagination[page]'],
  ['/products?pagination[page]=', 'pagination[page]'],
  ['/products?pagination[page]=1000001', 'pagination[page]'],
  ['/products?pagination[page]=1&pagination[page]=2', 'pagination[page]'],
  ['/products?pagination[pageSize]=0', 'pagination[pageSize]'],
  ['/products?pagination[pageSize]=101', 'pagination[pageSize]'],
  ['/products?pagination[start]=0', 'pagination[start]'],
  ['/products?pagination[limit]=10', 'pagination[limit]'],
  ['/products?pagination=1', 'pagination'],
  ['/products?sort=colour:asc', 'sort'],
  ['/products?sort=price:up', 'sort'],
  ['/products?sort[price]=asc', 'sort'],
  ['/products?populate=reviews', 'populate'],
  ['/products?populate[tags][populate]=reviews', 'populate[tags][populate]'],
  ['/products?filters[colour][$eq]=red', 'filters[colour]'],
  ['/products?filters[id][$eq]=one', 'filters[id][$eq]'],
  ['/products?filters[brand][$like]=x', 'filters[brand][$like]'],
  ['/products?filters=x', 'filters'],
  ['/products?categoryId=x', 'categoryId'],
  ['/products?categoryId=0', 'categoryId'],
  ['/products?brand=', 'brand'],
  ['/products?type=a&type=b', 'type'],
  ['/products?locale=ua', 'locale'],
  ['/products?locale=uk&locale=pl', 'locale'],
  ['/products?currency=USD', 'currency'],
  ['/products/101?filters[id]=1', 'filters'],
  ['/products/101?populate=reviews', 'populate'],
  ['/products/101?locale=de', 'locale'],
  ['/categories?currency=UAH', 'currency'],
  ['/categories?pagination[pageSize]=101', 'pagination[pageSize]'],
  ['/promotions?filters[category][id][$eq]=x', 'filters[category][id]'],
  ['/promotions?filters[title]=x', 'filters[title]'],
  ['/ads?filters[active][$eq]=yes', 'filters[active]'],
  ['/ads?active=1', 'active'],
  ['/search/suggestions?q[a]=x', 'q'],
  [`/search/suggestions?q=${'x'.repeat(201)}`, 'q'],
  ['/search/suggestions?term=x', 'term'],
  ['/orders?page=0', 'page'],
  ['/orders?pageSize=101', 'pageSize'],
  ['/orders?sort=total:asc', 'sort'],
  ['/orders?populate=payments', 'populate'],
  ['/orders?filters[status]=PENDING', 'filters[status]'],
  ['/geo?ip=1.1.1.1', 'ip'],
  ['/csrf?x=1', 'x'],
  ['/openapi.json?x=1', 'x'],
];

describe('a query that is not as described', () => {
  test.each(REFUSED)('%s is answered with 400', async (path, place) => {
    const answer = await api(path, { headers });
    expect(answer.status).toBe(400);
    const problem = await readProblem(answer);
    expect(problem).toMatchObject({ name: 'ValidationError', details: { reason: 'invalid-query' } });
    expect(JSON.stringify(problem.details.errors)).toContain(`"path":"${place}`);
    expect(problem.message).toContain(place);
  });

  test.each([
    '/products?q=%FF',
    '/products?brand=%00',
    '/products?filters[__proto__][x]=1',
    '/products?constructor[prototype][x]=1',
    `/products?filters${'[$not]'.repeat(9)}=1`,
    `/products?${Array.from({ length: 201 }, () => 'sort=id').join('&')}`,
    '/search/suggestions?q=%E0%A4%A',
  ])('%s is answered with 400', async (path) => {
    const answer = await api(path);
    expect(answer.status).toBe(400);
    expect(await readProblem(answer)).toMatchObject({ name: 'ValidationError' });
  });
});
