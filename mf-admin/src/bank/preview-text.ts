import { QUESTION_PREVIEW_LENGTH } from '@wattle/contract/constants';

/** A question as a list shows it (docs/published.md, screens). */
export function previewText(question: string | undefined): string {
  const text = question?.trim();
  if (!text) return 'No question text available';
  return text.length > QUESTION_PREVIEW_LENGTH ? `${text.slice(0, QUESTION_PREVIEW_LENGTH)}...` : text;
}

/** What a passage is called where it is folded. */
export function firstLine(text: string): string {
  return text.trim().split('\n', 1)[0] ?? '';
}
