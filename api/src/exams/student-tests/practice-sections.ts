import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { SubjectName } from '@wattle/contract/questions';
import type { QuestionVersion } from '../../bank';

const SECTIONS = {
  [SUBJECT_NAMES.Reading]: 'reading',
  [SUBJECT_NAMES.Maths]: 'maths',
  [SUBJECT_NAMES.ThinkingSkills]: 'thinkingskills',
  [SUBJECT_NAMES.Writing]: 'writing',
} satisfies Record<SubjectName, string>;

/** The questions of a practice test by section (docs/published.md, calls), and the order of the sections. */
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
