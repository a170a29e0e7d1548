/**
 * A size of a bench. With `--short` it is as little as shows that the bench runs, as `npm run test:long` does with all of
 * them; its figures say nothing then.
 */
export function extent(full: number, short: number): number;
export function extent<Size>(full: Size, short: NoInfer<Size>): Size;
export function extent<Size>(full: Size, short: Size): Size {
  return isShortBench ? short : full;
}

const isShortBench = process.argv.includes('--short');
