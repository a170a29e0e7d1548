import type { Generation } from '@wattle/contract';
import { questionPath, readingQuestionPath } from '../paths';

/** Where the questions of a generation are shown (docs/published.md, screens). */
export function resultPath({ subject, parentId, extractId }: Pick<Generation, 'subject' | 'parentId' | 'extractId'>) {
  return extractId ? readingQuestionPath(subject, parentId, extractId) : questionPath(subject, parentId);
}
