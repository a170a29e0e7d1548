import type { CriterionId } from './writing-rubric';

/** Comments that every marker finds beside a text, by criterion. */
export const WRITING_COMMENT_BANK: Readonly<Record<CriterionId, readonly string[]>> = {
  ideas: ['You show me how it feels and do not only tell me.'],
  form: ['This is just how this kind of text should start.'],
  organisation: ['A new idea starts here. Try a new paragraph.'],
  style: ['I can hear your own voice in this line.'],
  sentences: ['This short sentence comes at just the right time. It makes me stop.'],
  punctuation: ['Your speech marks show me who is talking.'],
  spelling: ['You have spelt a hard word right here.'],
};
