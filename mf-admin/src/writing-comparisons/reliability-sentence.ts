/** What a reliability means for whoever uses the order. A set that is done takes no more comparisons. */
export function reliabilitySentence(reliability: number | null, isDone: boolean): string {
  if (reliability === null) {
    return isDone
      ? 'The comparisons don’t link all texts, so there is no order.'
      : 'Compare more texts to see an order.';
  }
  if (reliability >= 0.9) return 'Other markers would find nearly the same order.';
  if (reliability >= 0.8) return 'Good and weak texts are told apart well. Texts beside each other may change places.';
  return isDone
    ? 'Other markers may find another order: use it with care.'
    : 'The order may still change a lot. More comparisons make it firmer.';
}
