import { CRITERION_IDS, type CriterionId, criterionOf } from '@wattle/contract/writing-rubric';
import type { Writing } from '@wattle/contract/writings';

/** What the page shows at a time; one for each criterion of the practice rubric. */
export type Step = 'comments' | CriterionId | 'noticed' | 'models' | 'draft' | 'compare';

export interface StepProps {
  writing: Writing;
  /** Fetches the text again. */
  reload: () => Promise<Writing | undefined>;
}

/** Of a step that is none of a criterion. */
const TITLES: Record<Exclude<Step, CriterionId>, string> = {
  comments: 'Comments for you',
  noticed: 'What a program noticed',
  models: 'Model answers',
  draft: 'Write it again',
  compare: 'Compare your drafts',
};

export function isCriterion(step: Step): step is CriterionId {
  return (CRITERION_IDS as readonly Step[]).includes(step);
}

export function titleOf(step: Step): string {
  return isCriterion(step) ? criterionOf(step).name : TITLES[step];
}

/** In the order in which they are gone through. */
export function stepsOf({ markings, draftTexts }: Writing): Step[] {
  return [
    ...(markings.length > 0 ? (['comments'] as const) : []),
    ...CRITERION_IDS,
    'noticed',
    'models',
    'draft',
    ...(draftTexts.length > 1 ? (['compare'] as const) : []),
  ];
}

/** Where the page opens: what came back, a draft that was begun, or the first criterion without a level. */
export function firstStep({ isUnread, state, openDraft, selfReview }: Writing): Step {
  if (isUnread) return 'comments';
  if (openDraft) return 'draft';
  if (state === 'returned') return 'comments';
  return CRITERION_IDS.find((id) => selfReview.levels[id] === undefined) ?? 'noticed';
}
