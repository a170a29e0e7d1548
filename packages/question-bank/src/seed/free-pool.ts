import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const poolSchema = z.object({
  /** Slugs of single questions. */
  questions: z.array(z.string()),
  /** Slugs of passages, without what they begin with as questions: "mended" is that of "reading-mended-1". */
  passages: z.array(z.string()),
});

/** Says of each slug whether the question is for the free assessment only. */
export async function readFreePool(folder: URL): Promise<(slug: string) => boolean> {
  const text = await readFile(new URL('free-assessment-pool.json', folder), 'utf8');
  const { questions, passages } = poolSchema.parse(JSON.parse(text));
  const single = new Set(questions);
  const ofPassage = new RegExp(`^reading-(${passages.join('|')})-\\d+$`);
  return (slug) => single.has(slug) || ofPassage.test(slug);
}
