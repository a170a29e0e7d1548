/** Whether this is `npm run test:long`, where tests of random values take more of them (jest.long.config.mjs). */
export const isLongRun = 'isLongRun' in globalThis;
