import { html, raw } from 'hono/html';

/** A person as the test provider knows them. */
export interface TestPerson {
  /** Else the address. */
  readonly subject?: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly isVerified: boolean;
}

const STYLE = raw(`
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; }
.test { padding: 0.75rem 1.25rem; text-align: center; font-weight: 650; color: #231a00; background: repeating-linear-gradient(-45deg, #ffd43b 0 18px, #ffe27a 18px 36px); }
main { max-width: 26rem; margin: 2rem auto; padding: 0 1.25rem; }
form { display: grid; gap: 0.75rem; margin-bottom: 2rem; }
label { display: grid; gap: 0.25rem; font-size: 0.875rem; font-weight: 600; }
.tick { display: flex; align-items: center; gap: 0.5rem; }
input:not([type]) { min-height: 2.75rem; padding: 0 0.75rem; font: inherit; font-size: 1rem; }
button { min-height: 3rem; padding: 0.5rem 1rem; font: inherit; font-weight: 600; text-align: start; cursor: pointer; }
small { display: block; font-weight: 400; }
`);

/** Markup as text; none here waits for anything. */
const textOf = (markup: ReturnType<typeof html>): string => {
  if (markup instanceof Promise) throw new Error('This markup is still to come');
  return markup.toString();
};

/** Where the test provider asks who one wants to be. */
export function signInPage({
  name,
  uid,
  people,
}: {
  name: string;
  uid: string;
  people: readonly TestPerson[];
}): string {
  const action = `/interaction/${uid}`;
  return textOf(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <title>Test provider instead of ${name}</title>
          <style>
            ${STYLE}
          </style>
        </head>
        <body>
          <p class="test" style="margin: 0">Test provider. This is not ${name}.</p>
          <main>
            <h1>Who do you want to be?</h1>
            <form method="post" action="${action}">
              ${people.map(
                ({ firstName, lastName, email, isVerified }) =>
                  html`<button name="chosen" value="${email}">
                    ${firstName} ${lastName}
                    <small>${email}${isVerified ? '' : ' (not verified)'}</small>
                  </button>`,
              )}
            </form>
            <h2>Somebody else</h2>
            <form method="post" action="${action}">
              <label>First name <input name="firstName" /></label>
              <label>Last name <input name="lastName" /></label>
              <label>E-mail <input name="email" /></label>
              <label>Subject, if not the e-mail <input name="subject" /></label>
              <label class="tick"
                ><input type="checkbox" name="isVerified" checked /> The address is verified</label
              >
              <button>Sign in</button>
              <button name="cancel" value="on">Cancel</button>
            </form>
          </main>
        </body>
      </html>`,
  );
}

/** The field of the form that brings an answer by a POST which tells the name. */
export const postedName = ({ firstName, lastName, email }: TestPerson): string =>
  textOf(
    html`<input
      type="hidden"
      name="user"
      value="${JSON.stringify({ name: { firstName, lastName }, email })}"
    />`,
  ).replaceAll(/\s+/g, ' ');
