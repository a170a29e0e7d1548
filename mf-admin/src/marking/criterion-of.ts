import { type CriterionId, WRITING_RUBRIC, type WritingCriterion } from '@wattle/contract/writing-rubric';

export function criterionOf(id: CriterionId): WritingCriterion {
  const found = WRITING_RUBRIC.find((criterion) => criterion.id === id);
  if (!found) throw new Error(`The practice rubric has no criterion ${id}.`);
  return found;
}
