import type { ServedQuestion } from '@wattle/contract';

/** The text that a question is about. */
export function passageOf({ extract_text, text }: ServedQuestion): string | undefined {
  return extract_text || text || undefined;
}
