/** From a difference in logits to a chance. */
export function logistic(logits: number): number {
  return 1 / (1 + Math.exp(-logits));
}
