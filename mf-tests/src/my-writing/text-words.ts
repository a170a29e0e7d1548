import type { AttemptSummary } from '@wattle/contract/results';
import { sumOfMarks, type WritingMarks } from '@wattle/contract/writing-marks';
import { MAX_MARKS } from '@wattle/contract/writing-rubric';
import type { WritingDraft, WritingSummary } from '@wattle/contract/writings';

/** "17 of 25" */
export function marksInWords(marks: WritingMarks): string {
  return `${sumOfMarks(marks)} of ${MAX_MARKS}`;
}

type Text = Pick<WritingSummary, 'state' | 'marks'>;

/** Where a text is, in a few words. */
export function textState({ state, marks }: Text): string {
  if (state === 'waiting') return 'Waiting to be read';
  return marks ? marksInWords(marks) : 'A person wrote back';
}

/** Of a text of which no more is known. */
export const TEXT_KEPT = 'Text kept';

/** Where the text of an attempt is that has no score. */
export function attemptTextState(
  { attemptId, answeredCount, paperCode }: Pick<AttemptSummary, 'attemptId' | 'answeredCount' | 'paperCode'>,
  texts: readonly WritingSummary[] = [],
): string {
  const text = texts.find((each) => each.attemptId === attemptId);
  if (text) return textState(text);
  if (answeredCount > 0) return TEXT_KEPT;
  return paperCode ? 'Text on paper' : 'No text';
}

/** Where the text of a test is that has a score for its other subjects. */
export function textNote(
  { attemptId, score }: Pick<AttemptSummary, 'attemptId' | 'score'>,
  texts: readonly WritingSummary[] = [],
): string | undefined {
  const text = score === null ? undefined : texts.find((each) => each.attemptId === attemptId);
  return text && `Writing: ${textState(text).toLowerCase()}`;
}

/** What the child does next with a text, as the button says that leads to it. */
export function textAction(text: WritingSummary | undefined): string {
  if (text?.isUnread) return 'Read what came back';
  if (text?.hasOpenDraft) return 'Finish your draft';
  return text?.isLookedOver ? 'Write another draft' : 'Look over your text';
}

/** Of those that came back and were not opened, the one that came last. */
export function latestUnread(texts: readonly WritingSummary[] = []): WritingSummary | undefined {
  const cameBack = ({ returnedAt = '' }: WritingSummary) => Date.parse(returnedAt) || 0;
  return texts.filter(({ isUnread }) => isUnread).sort((one, other) => cameBack(other) - cameBack(one))[0];
}

/** The words of one draft. */
export function draftText(drafts: readonly WritingDraft[], number: number | undefined): string {
  return drafts.find((draft) => draft.number === number)?.text ?? '';
}
