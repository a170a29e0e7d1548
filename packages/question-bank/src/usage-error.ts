/** What parseArgs throws, so that the usage is printed and the command exits with 2. */
export const usageError = (message: string) => Object.assign(new Error(message), { code: 'ERR_PARSE_ARGS_INVALID' });

/** A number of the command line, from 1. */
export function wholeNumber(name: string, value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw usageError(`--${name} must be a whole number from 1, not "${value}".`);
  return Number(value);
}
