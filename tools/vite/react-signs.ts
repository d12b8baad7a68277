import type { Plugin } from 'vite';

const SIGN = /(\b\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * React DOM throws some errors as signs to itself, and makes them as it is loaded. For the place that an error notes, the
 * browser reads all of React DOM a second time: 6 ms of a desk's processor, on every page. As objects they say the same.
 */
export function reactSigns(): Plugin {
  return {
    name: 'promin:react-signs',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-dom-client\.production\.js$/ },
      handler(code) {
        if (code.match(SIGN) === null)
          throw new Error('React DOM makes its signs in another way than react-signs.ts knows');
        return { code: code.replaceAll(SIGN, '$1{ message: $2 }'), map: null };
      },
    },
  };
}
