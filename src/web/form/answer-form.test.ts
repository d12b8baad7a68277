import { describe, expect, it } from 'vitest';
import { contactFormSchema, type ContactForm } from '../../domain/support/contact-form.ts';
import { answerForm, type FormActions } from './answer-form.ts';

const FORM = {
  name: 'Jan',
  email: 'jan@example.com',
  phone: '',
  department: 'other',
  message: 'Dzień dobry, pytanie.',
};

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function actions(fields: Partial<FormActions<ReturnType<typeof contactFormSchema>>> = {}) {
  const taken: ContactForm[] = [];
  return {
    taken,
    schema: contactFormSchema('UA'),
    take: (message: ContactForm) => Promise.resolve(void taken.push(message)),
    limit: () => Promise.resolve({ ok: true }),
    next: '/pl/contact/thanks',
    ...fields,
  };
}

describe('a form that anybody may send', () => {
  it('takes a message and leads to the thanks, so that a reload sends nothing', async () => {
    const clerk = actions();
    const answer = await answerForm(formOf(FORM), clerk);
    expect(answer).toBeInstanceOf(Response);
    expect(answer).toMatchObject({ status: 303 });
    expect((answer as Response).headers.get('Location')).toBe('/pl/contact/thanks');
    expect(clerk.taken).toEqual([{ ...FORM, phone: null }]);
  });

  it('gives a wrong one back with what was typed, and does not count it', async () => {
    const clerk = actions({ limit: () => Promise.reject(new Error('counted')) });
    const answer = await answerForm(formOf({ ...FORM, email: 'jan', message: 'a' }), clerk);
    expect(answer).toMatchObject({
      init: { status: 422 },
      data: {
        reason: 'invalid-fields',
        errors: { email: 'contact.error.email', message: 'contact.error.tooShort' },
        values: { name: 'Jan', email: 'jan', message: 'a' },
      },
    });
    expect(clerk.taken).toEqual([]);
  });

  it('gives back what it knows alone, and of that no more than a text can be', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`f${number}`, 'x']));
    const answer = await answerForm(
      formOf({ ...FORM, ...unknown, email: 'jan', message: 'я'.repeat(200_000) }),
      actions(),
    );
    expect(answer).toMatchObject({ data: { values: { name: 'Jan', message: 'я'.repeat(8000) } } });
    if (answer instanceof Response) throw new Error('it was taken');
    expect(Object.keys(answer.data.values).toSorted()).toEqual(Object.keys(FORM).toSorted());
  });

  it('asks an address that wrote too often to wait, and keeps the words', async () => {
    const clerk = actions({ limit: () => Promise.resolve({ ok: false }) });
    const answer = await answerForm(formOf(FORM), clerk);
    expect(answer).toMatchObject({ init: { status: 429 }, data: { reason: 'too-many', values: FORM } });
    expect(clerk.taken).toEqual([]);
  });

  it('refuses a file where a text belongs', async () => {
    const form = formOf(FORM);
    form.set('message', new File(['x'], 'x.txt'));
    expect(await answerForm(form, actions())).toMatchObject({ init: { status: 422 } });
  });
});
