import type { WritingMarks } from './writing-marks';
import type { WritingPlan } from './writing-plan';
import type { CriterionId } from './writing-rubric';

/** The kinds of text that prompts of the bank ask for: their topics. */
export const WRITING_KINDS = [
  'Narrative',
  'Persuasive',
  'Speech',
  'Letter',
  'Email',
  'Diary',
  'Blog',
  'Article',
  'News report',
  'Review',
  'Description',
  'Advice sheet',
  'Discussion',
  'Information report',
] as const;

export type WritingKind = (typeof WRITING_KINDS)[number];

/** Not so for a topic of staff's own. */
export function isWritingKind(topic: string | undefined): topic is WritingKind {
  return WRITING_KINDS.some((kind) => kind === topic);
}

/** One criterion of a text raised by one mark. */
interface ScriptStep {
  criterion: CriterionId;
  /** For a child of ten, in one or two sentences. */
  why: string;
  /** Words of the text as the steps before have left it, each with what stands there instead. */
  changes: readonly (readonly [from: string, to: string])[];
}

/** A text as a child of 11 or 12 types it in half an hour, slips and all, and how each criterion gets one mark more. */
export interface WritingScript {
  /** What it is an answer to; no prompt of the bank, so that it can be copied nowhere. */
  task: string;
  /** What was planned in five minutes. */
  plan: WritingPlan;
  text: string;
  /** Of the practice rubric, by the one who wrote the text. */
  marks: WritingMarks;
  /** One for each criterion, in the order of the rubric. */
  steps: readonly ScriptStep[];
}

/** A script as it stands after some of its steps. */
export interface ScriptStage {
  text: string;
  marks: WritingMarks;
  /** The step that led here; absent for the script as it was written. */
  step?: Pick<ScriptStep, 'criterion' | 'why'>;
  /** Where the step has put new words. */
  places: { start: number; end: number }[];
}

/** The script as it was written, then with one step more each time. */
export function scriptStages({ text, marks, steps }: WritingScript): ScriptStage[] {
  let last: ScriptStage = { text, marks, places: [] };
  const raised = steps.map(({ criterion, why, changes }) => {
    const changed = changes.reduce<Changed>(withChange, { text: last.text, places: [] });
    last = { ...changed, marks: { ...last.marks, [criterion]: last.marks[criterion] + 1 }, step: { criterion, why } };
    return last;
  });
  return [{ text, marks, places: [] }, ...raised];
}

type Changed = Pick<ScriptStage, 'text' | 'places'>;

function withChange({ text, places }: Changed, [from, to]: ScriptStep['changes'][number]): Changed {
  const at = text.indexOf(from);
  if (at < 0) throw new Error(`The script does not say “${from}”.`);
  const growth = to.length - from.length;
  const moved = places.map(({ start, end }) =>
    start > at ? { start: start + growth, end: end + growth } : { start, end },
  );
  const added = { start: at + to.length - to.trimStart().length, end: at + to.trimEnd().length };
  return {
    text: text.slice(0, at) + to + text.slice(at + from.length),
    places: added.end > added.start ? [...moved, added] : moved,
  };
}
