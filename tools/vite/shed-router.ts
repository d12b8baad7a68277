import type { Plugin } from 'vite';

/**
 * What the shop does not ask of its router: finding routes bit by bit (all come at once, see react-router.config.ts) and
 * telling observers of every step. Asked for nothing, the functions of these modules answer nothing.
 */
const UNASKED = /\/(?:fog-of-war|instrumentation)\.js$/;

const answerNothing = (code: string) => {
  const names = /^export \{ ([\w, ]+) \};$/m.exec(code)?.[1];
  if (names === undefined)
    throw new Error('The router’s modules are written in another way than shed-router.ts knows');
  return `export const ${names
    .split(', ')
    .map((name) => `${name} = () => undefined`)
    .join(', ')};`;
};

/**
 * Lets the bundler leave out the router's components that no page draws: a name written onto a component, and a call that
 * wraps it, count as effects and keep it otherwise.
 */
const freeOfEffects = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/= (React[$\w]*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');

/** The router as far as the shop uses it. */
export function shedRouter(): Plugin {
  return {
    name: 'promin:shed-router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code, id) => ({
        code: UNASKED.test(id) ? answerNothing(code) : freeOfEffects(code),
        map: null,
      }),
    },
  };
}
