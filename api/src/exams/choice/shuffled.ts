/** Lazy Fisher-Yates shuffle; without `random`, in order. */
export function* shuffled<T>(items: readonly T[], random?: () => number): Generator<T> {
  if (!random) {
    yield* items;
    return;
  }
  const left = [...items];
  for (let count = left.length; count > 0; count -= 1) {
    const at = Math.floor(random() * count);
    yield left[at] as T;
    left[at] = left[count - 1] as T;
  }
}
