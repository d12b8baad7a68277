import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Breadcrumb, type BreadcrumbItem } from './breadcrumb.tsx';

const HOME: BreadcrumbItem = { name: 'Головна', link: '/ua' };
const draw = (items?: readonly BreadcrumbItem[]) =>
  renderToStaticMarkup(<Breadcrumb label="Ви тут" home={HOME} items={items ?? []} />);
/** What is drawn, without looks: links as `name(address)`, the page itself as `[name]`. */
const said = (html: string) =>
  html
    .replaceAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g, '$2($1)')
    .replaceAll(/<span aria-current="page">([^<]*)<\/span>/g, '[$1]')
    .replaceAll(/<[^>]*>/g, '');

it('draws what has a link as a link, and the page itself as text', () => {
  expect(said(draw([HOME, { name: 'Оренда' }, { name: 'Генератори' }]))).toBe(
    'Головна(/ua)/Оренда/[Генератори]',
  );
});

it('is the front page alone without entries', () => {
  expect(said(draw())).toBe('Головна(/ua)');
  expect(said(renderToStaticMarkup(<Breadcrumb label="Ви тут" home={HOME} />))).toBe('Головна(/ua)');
});
