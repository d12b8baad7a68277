import * as v from 'valibot';
import type { AppOptions } from '../http/app-options.ts';
import { inlinePdf } from '../http/file-name-header.ts';
import { ORDER_PROBLEMS } from './orders.ts';
import { answerProblem, NOT_SIGNED_IN } from './problem.ts';
import { localeParameter, queryObject, requestedLocale } from './query/parameters.ts';
import { defineRoute } from './route.ts';

const NOT_FOUND = {
  status: 404,
  message: 'No machine has this id',
  details: { reason: 'machine-not-found' },
} as const;

/** `GET /admin/machines/{id}/label.pdf`: the label of a rented machine, whose code opens its page, for staff alone (R25). */
export const machineLabel = ({ shop }: Pick<AppOptions, 'shop'>) =>
  defineRoute({
    method: 'GET',
    path: '/admin/machines/{id}/label.pdf',
    tag: 'Back office',
    summary: 'The label of a rented machine as PDF, for staff',
    description: 'Inventory number, model and a QR code that opens the machine’s page in the back office.',
    pathParameters: {
      id: { schema: v.pipe(v.string(), v.regex(/^\d{1,10}$/)), description: 'The machine’s id.' },
    },
    query: queryObject({ locale: localeParameter }),
    answers: { 200: { description: 'The label.', content: 'application/pdf' } },
    problems: [401, 403, 404],
    example: '/admin/machines/1/label.pdf',
    async answer(c, asked) {
      const session = await shop.identity.sessionOf(c.req.raw.headers);
      if (session === null) return answerProblem(c, NOT_SIGNED_IN);
      const door = shop.account.backOfficeDoor(session);
      if (door !== 'open') return answerProblem(c, ORDER_PROBLEMS[door]);
      const { id = '' } = c.req.param();
      const locale = requestedLocale(c, asked.locale);
      const label = /^\d{1,10}$/.test(id) ? await shop.rental.machineLabel(Number(id), locale) : null;
      if (label === null) return answerProblem(c, NOT_FOUND);
      return c.body(await label.bytes(), 200, {
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'content-type': 'application/pdf',
        'content-disposition': inlinePdf(label.title),
      });
    },
  });
