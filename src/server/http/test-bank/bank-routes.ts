import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { TEST_CARDS, type BankChoice } from '../../../domain/payments/bank-page.ts';
import { messagesOf } from '../../messages/messages.ts';
import type { BankSession } from '../../test-bank/session.ts';
import type { AppOptions } from '../app-options.ts';
import type { ShopContext } from '../client-address.ts';
import { isFromThisSite } from '../csrf.ts';
import { logger } from '../logger.ts';
import { readForm, receiveBody } from '../receive-body.ts';
import { contentPolicy } from '../security-headers.ts';
import type { BankSetup } from '../../test-bank/bank-setups.ts';
import { closedPage, confirmPage, payPage } from './bank-pages.ts';
import type { PageError } from './bank-sheet.ts';
import { closedSetupPage, setupPage } from './setup-pages.ts';

const number = v.pipe(v.string(), v.regex(/^\d{1,4}$/), v.transform(Number));
const card = {
  card: v.picklist(TEST_CARDS.map(({ id }) => id)),
  month: v.pipe(number, v.minValue(1), v.maxValue(12)),
  year: number,
};
const setupSchema = v.variant('action', [
  v.object({ action: v.literal('card'), ...card }),
  v.object({ action: v.picklist(['bank', 'wallet', 'refuse']) }),
]);
const choiceSchema = v.variant('action', [
  v.object({ action: v.literal('pay'), ...card }),
  v.object({ action: v.picklist(['blik', 'p24', 'later', 'decline', 'confirm', 'refuse']) }),
]);

function toChoice(fields: v.InferOutput<typeof choiceSchema>): BankChoice {
  if (fields.action === 'pay') {
    const { card: id, month, year } = fields;
    return { action: 'pay', card: { id, month, year } };
  }
  const { action } = fields;
  return { action: action === 'blik' || action === 'p24' ? 'pay' : action, card: null };
}

function ownPage(c: Context): void {
  c.header('Content-Security-Policy', contentPolicy('', []));
  c.header('Cache-Control', 'private, no-store');
}

function showSetup(c: Context, setup: BankSetup, error: PageError | null): Response | Promise<Response> {
  ownPage(c);
  const isOpen = setup.state === 'open' && Date.parse(setup.expiresAt) > Date.now();
  return c.html(isOpen ? setupPage(setup, error) : closedSetupPage(setup), error === null ? 200 : 422);
}

function show(c: Context, session: BankSession, error: PageError | null): Response | Promise<Response> {
  const isOver = Date.parse(session.expiresAt) <= Date.now();
  const frame = { session, translate: messagesOf(session.locale).translate, error };
  ownPage(c);
  const status = error === null ? 200 : 422;
  if (session.state === 'confirming' && !isOver) return c.html(confirmPage(frame), status);
  return c.html(session.state === 'open' && !isOver ? payPage(frame) : closedPage(frame), status);
}

/** The pages of the test bank: where a customer pays without money. No script, and no field for a real card (R19). */
export function bankRoutes(
  bank: NonNullable<AppOptions['shop']['testBank']>,
  { publicUrl }: Pick<AppOptions, 'publicUrl'>,
): Hono<ShopContext> {
  const app = new Hono<ShopContext>();
  /** The fields of a form of the bank's own page; an answer for what is none. */
  const fieldsOf = async (c: Context<ShopContext>) => {
    const body = await receiveBody(c.req.raw);
    if (!isFromThisSite(c.req.raw, new URL(publicUrl).origin)) {
      return { refused: c.text('Cross-site request', 403) };
    }
    const form = await readForm(body).catch(() => null);
    return { fields: form && Object.fromEntries(form) };
  };
  /** The shop is told apart from the customer's return, as by any bank; what fails is sent again. */
  const tell = () =>
    void bank
      .sendWebhook()
      .catch((error: unknown) => logger.warn({ err: error }, 'the test bank could not tell'));
  app.get('/setups/:id', async (c) => {
    const setup = await bank.findSetup(c.req.param('id'));
    return setup ? showSetup(c, setup, null) : c.notFound();
  });
  app.post('/setups/:id', async (c) => {
    const sent = await fieldsOf(c);
    if (sent.refused) return sent.refused;
    const id = c.req.param('id');
    const setup = await bank.findSetup(id);
    if (!setup) return c.notFound();
    const choice = v.safeParse(setupSchema, sent.fields);
    if (!choice.success) return c.text('400', 400);
    const moved = await bank.actOnSetup(id, choice.output);
    if (moved === null) return c.notFound();
    if (!moved.ok) {
      return moved.reason === 'closed' ? c.redirect(c.req.path, 303) : showSetup(c, setup, moved.reason);
    }
    tell();
    return c.redirect(setup.returnUrl, 303);
  });
  app.get('/sessions/:id', async (c) => {
    const session = await bank.findSession(c.req.param('id'));
    return session ? show(c, session, null) : c.notFound();
  });
  app.post('/sessions/:id', async (c) => {
    const sent = await fieldsOf(c);
    if (sent.refused) return sent.refused;
    const id = c.req.param('id');
    const session = await bank.findSession(id);
    if (!session) return c.notFound();
    const fields = v.safeParse(choiceSchema, sent.fields);
    if (!fields.success) return c.text('400', 400);
    const moved = await bank.act(id, toChoice(fields.output));
    if (moved === null) return c.notFound();
    if (!moved.ok) {
      return moved.reason === 'closed' ? c.redirect(c.req.path, 303) : show(c, session, moved.reason);
    }
    if (fields.output.action === 'refuse') return show(c, { ...session, state: 'open' }, 'refused');
    if (moved.to === 'confirming') return c.redirect(c.req.path, 303);
    tell();
    return c.redirect(session.returnUrl, 303);
  });
  return app;
}
