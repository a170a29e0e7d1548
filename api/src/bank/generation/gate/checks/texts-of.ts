import type { GeneratedItem } from '../generated-item';

/** All texts of an item that a child may see. */
export function textsOf({
  question,
  mcq_options,
  explanation,
  wrong_turns = {},
  text,
  category,
}: GeneratedItem): string[] {
  return [question, mcq_options, explanation, ...Object.values(wrong_turns), text ?? '', category ?? ''].filter(
    (each) => each !== '',
  );
}
