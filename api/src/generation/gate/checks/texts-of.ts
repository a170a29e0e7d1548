import type { GeneratedItem } from '../generated-item';

/** All texts of an item that a child may see. */
export function textsOf({ question, mcq_options, explanation, text, category }: GeneratedItem): string[] {
  return [question, mcq_options, explanation, text ?? '', category ?? ''].filter((each) => each !== '');
}
