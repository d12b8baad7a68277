import { form, staff, type Row } from './rows.ts';

/** The actions by which staff change what the shop sells and says. */
export const CATALOGUE_FORMS: readonly Row[] = [
  form('/:region/admin/products/categories', staff(400)),
  form('/:region/admin/products/categories make', staff(422)),
  ...(['', ' save', ' undo', ' delete'] as const).map((intent) =>
    form(
      `/:region/admin/products/categories/:category${intent}`,
      staff({ '': 303, ' save': 303, ' undo': 404, ' delete': 409 }[intent]),
      { at: '/en/admin/products/categories/batteries' },
    ),
  ),
  form('/:region/admin/products/tags', staff(422)),
  ...(['', ' save', ' undo', ' delete'] as const).map((intent) =>
    form(
      `/:region/admin/products/tags/:tag${intent}`,
      staff({ '': 303, ' save': 303, ' undo': 404, ' delete': 409 }[intent]),
      { at: '/en/admin/products/tags/home' },
    ),
  ),
  form('/:region/admin/products/new', staff(422)),
  form('/:region/admin/products/bulk', staff(303)),
  form('/:region/admin/products/count', staff(303)),
  form('/:region/admin/products/import', staff(422)),
  form('/:region/admin/prices', staff(422)),
  ...['', ' upload', ' lead-time', ' columns'].map((intent) =>
    form(`/:region/admin/prices/suppliers${intent}`, staff(422)),
  ),
  ...[' rates', ' products', ' correct', ' apply', ' take-back'].map((intent) =>
    form(`/:region/admin/prices/suppliers${intent}`, staff(404), {
      at: '/en/admin/prices/suppliers?list={unknown}',
    }),
  ),
  ...[' code', ' rate', ' accept-rate', ' automatic', ' rounding'].map((intent) =>
    form(`/:region/admin/prices${intent}`, staff(422)),
  ),
  ...[' end-reduction', ' end-code'].map((intent) => form(`/:region/admin/prices${intent}`, staff(409))),
  ...['', ' apply', ' undo'].map((intent) =>
    form(`/:region/admin/products/import/:id${intent}`, staff(intent === '' ? 400 : 409), {
      at: '/en/admin/products/import/{unknown}',
    }),
  ),
  form('/:region/admin/products/import/:id again', staff(404), {
    at: '/en/admin/products/import/{unknown}',
  }),
  ...['', ' save'].map((intent) =>
    form(`/:region/admin/products/:id${intent}`, staff(303), { at: '/en/admin/products/101' }),
  ),
  form('/:region/admin/products/:id stock', staff(422), { at: '/en/admin/products/101' }),
  form('/:region/admin/products/:id purchase', staff(422), { at: '/en/admin/products/101' }),
  form('/:region/admin/products/:id purchase-remove', staff(303), { at: '/en/admin/products/101' }),
  form('/:region/admin/products/:id undo', staff(404), { at: '/en/admin/products/101' }),
  form('/:region/admin/products/:id translation', staff(404), { at: '/en/admin/products/101' }),
  ...['', ' save', ' translation'].map((intent) =>
    form(`/:region/admin/products/:id/delete${intent}`, staff(400), { at: '/en/admin/products/101/delete' }),
  ),
  form('/:region/admin/products/:id/delete delete', staff(409), { at: '/en/admin/products/101/delete' }),
  form('/:region/admin/products/:id/pictures', staff(400), { at: '/en/admin/products/101/pictures' }),
  ...[' upload', ' picture-move', ' picture-remove', ' picture-crop', ' picture-alt'].map((intent) =>
    form(`/:region/admin/products/:id/pictures${intent}`, staff(422), {
      at: '/en/admin/products/101/pictures',
    }),
  ),
  form('/:region/admin/products/:id/documents', staff(400), { at: '/en/admin/products/101/documents' }),
  ...[' document-upload', ' document-move', ' document-change', ' document-remove'].map((intent) =>
    form(`/:region/admin/products/:id/documents${intent}`, staff(422), {
      at: '/en/admin/products/101/documents',
    }),
  ),
  form('/:region/admin/content', staff(400)),
  form('/:region/admin/content/pictures', staff(400)),
  form('/:region/admin/content/pictures upload', staff(422)),
  ...(['', ' picture-crop', ' picture-alt', ' picture-remove'] as const).map((intent) =>
    form(
      `/:region/admin/content/pictures/:name${intent}`,
      staff({ '': 400, ' picture-crop': 422, ' picture-alt': 404, ' picture-remove': 303 }[intent]),
      { at: '/en/admin/content/pictures/0123456789abcdef-banner' },
    ),
  ),
  form('/:region/admin/content/pages/:page', staff(400), { at: '/en/admin/content/pages/faq' }),
  form('/:region/admin/content/pages/:page pictures', staff(200), { at: '/en/admin/content/pages/company' }),
  ...[
    'publish',
    'discard',
    'restore',
    'hide-section',
    'show-section',
    'remove-section',
    'move-section',
    'save-section',
    'move-block',
    'remove-block',
    'save-block',
    'shipped-picture',
    'choose-picture',
  ].map((intent) =>
    form(`/:region/admin/content/pages/:page ${intent}`, staff(400), { at: '/en/admin/content/pages/faq' }),
  ),
  ...['terms', 'legal-terms'].flatMap((page) =>
    ['', ' save', ' add', ' remove', ' begin', ' publish', ' discard', ' withdraw'].map((intent) =>
      form(`/:region/admin/content/pages/${page}${intent}`, staff(400)),
    ),
  ),
  ...(['', ' save', ' pictures', ' preview', ' undo', ' delete'] as const).map((intent) =>
    form(
      `/:region/admin/content/:entry${intent}`,
      staff(
        { '': 303, ' save': 303, ' pictures': 200, ' preview': 422, ' undo': 404, ' delete': 409 }[intent],
      ),
      { at: '/en/admin/content/slide-1' },
    ),
  ),
  ...['', '/content'].flatMap((list) => [
    form(`/:region/admin/translations${list}`, staff(404)),
    ...[' check', ' import'].map((intent) => form(`/:region/admin/translations${list}${intent}`, staff(422))),
  ]),
];
