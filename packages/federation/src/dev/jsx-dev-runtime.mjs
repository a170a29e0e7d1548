import { Fragment, jsx, jsxs } from 'react/jsx-runtime';

/** What the compiler calls in development. React's own one needs React in the same mode, and a deployed shell has another. */
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);

export { Fragment };
