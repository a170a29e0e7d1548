import { type ModelAnswer, modelAnswersSchema } from '@wattle/contract/model-answers';
import { z } from 'zod';
import { readFolder } from './read-folder';

const answerSchema = modelAnswersSchema.element.omit({ level: true });

const pairSchema = z.strictObject({
  slug: z.string(),
  good: answerSchema,
  outstanding: answerSchema,
});

/** The two answers to a prompt. */
interface ModelPair {
  /** Of the prompt. */
  slug: string;
  answers: ModelAnswer[];
}

/** The model answers of the bank; `folder` is that of the seed. */
export async function readModelAnswers(folder: URL): Promise<ModelPair[]> {
  const files = await readFolder(new URL('writing-models/', folder), pairSchema);
  return files.map(({ content: { slug, good, outstanding } }) => ({
    slug,
    answers: [
      { level: 'good', ...good },
      { level: 'outstanding', ...outstanding },
    ],
  }));
}
