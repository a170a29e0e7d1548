/**
 * A size of a bench. With `--short` it is as little as shows that the bench runs, as `npm run test:long` does with all of
 * them; its figures say nothing then.
 */
export function extent<Size>(full: Size, short: NoInfer<Size>): Size {
  return isShortBench ? short : full;
}

export const isShortBench = process.argv.includes('--short');
