import { numberInWords } from '@wattle/contract/text';
import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';

const MAX_NAMED = 3;

/** What a marking still needs before it can be returned; undefined where it needs nothing. */
export function returnReason(
  { isSecond }: Pick<WritingMarking, 'isSecond'>,
  { marks, comments, message }: MarkingBody,
): string | undefined {
  const missing = WRITING_RUBRIC.filter(({ id }) => marks[id] === undefined).map(({ name }) => name);
  if (missing.length > 0) {
    const levels = `after ${numberInWords(missing.length)} more ${missing.length === 1 ? 'level' : 'levels'}`;
    return missing.length > MAX_NAMED ? levels : `${levels}: ${missing.join(', ')}`;
  }
  return isSecond || comments.length > 0 || message?.trim() ? undefined : 'after a comment or a message';
}
