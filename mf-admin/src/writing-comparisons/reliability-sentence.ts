/** What a reliability means for whoever uses the order. */
export function reliabilitySentence(reliability: number | null): string {
  if (reliability === null) return 'Too few comparisons link the texts. Compare more of them to see an order.';
  if (reliability >= 0.9) return 'Other markers would find nearly the same order.';
  if (reliability >= 0.8) return 'Good and weak texts are told apart well. Texts beside each other may change places.';
  return 'The order may still change a lot. More comparisons make it firmer.';
}
