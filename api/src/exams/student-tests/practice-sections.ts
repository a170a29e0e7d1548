import { SUBJECT_NAMES, type SubjectName } from '@wattle/contract';
import type { QuestionVersion } from '../../bank';

/** The names of the documented payload (docs/published.md, calls). */
const SECTIONS = {
  [SUBJECT_NAMES.Reading]: 'reading',
  [SUBJECT_NAMES.Maths]: 'maths',
  [SUBJECT_NAMES.ThinkingSkills]: 'thinkingskills',
  [SUBJECT_NAMES.Writing]: 'writing',
} satisfies Record<SubjectName, string>;

/** The questions of a practice test in its sections, and in which order those are taken. */
export function inSections(versions: readonly QuestionVersion[]) {
  const of = (section: string) => versions.filter(({ question }) => SECTIONS[question.subject] === section);
  return {
    questions: {
      reading: of('reading'),
      maths: of('maths'),
      thinkingskills: of('thinkingskills'),
      writing: of('writing')[0] ?? null,
    },
    order: [...new Set(versions.map(({ question }) => SECTIONS[question.subject]))],
  };
}
