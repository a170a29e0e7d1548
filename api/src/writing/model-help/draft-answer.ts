import type { Question } from '@wattle/contract/questions';
import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import { z } from 'zod';
import { dataBlock } from '../../bank';

/** What a model is asked for. The criterion is checked afterwards, so that a wrong one costs one comment and not all. */
export const draftAnswerSchema = z.object({
  comments: z.array(z.object({ quote: z.string(), criterion: z.string(), noticed: z.string(), next_step: z.string() })),
  concern: z.boolean(),
});

/** The text is masked, and nothing here says whose it is. */
export function draftMessage(question: Pick<Question, 'question' | 'category'>, text: string): string {
  const rubric = WRITING_RUBRIC.map(({ id, name, sentence }) => ({ id, name, sentence }));
  return [
    dataBlock('rubric', rubric),
    dataBlock('task', { task: question.question, kind: question.category }),
    dataBlock('child_text', text),
  ].join('\n\n');
}
