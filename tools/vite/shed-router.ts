import type { Plugin } from 'vite';

/**
 * Lets the bundler leave out the router's components that no page draws. A name written onto a component, and a call that
 * wraps it, count as effects and keep it otherwise.
 */
export function shedRouter(): Plugin {
  return {
    name: 'promin:shed-router',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\// },
      handler: (code) => ({
        code: code
          .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
          .replaceAll(/= (React[$\w]*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  };
}
