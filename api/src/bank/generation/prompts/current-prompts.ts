import { CLOZE_V1 } from './cloze.v1';
import { EXTRACT_V3 } from './extract.v3';
import { GAP_SET_V3 } from './gap-set.v3';
import { POEM_V3 } from './poem.v3';
import { QUESTIONS_V5 } from './questions.v5';
import { SECOND_SOLVE_V3 } from './second-solve.v3';
import { TEXT_SET_V3 } from './text-set.v3';
import { WRITING_V1 } from './writing.v1';

export const CURRENT_PROMPTS = {
  questions: QUESTIONS_V5,
  extract: EXTRACT_V3,
  gap_set: GAP_SET_V3,
  cloze: CLOZE_V1,
  text_set: TEXT_SET_V3,
  poem: POEM_V3,
  writing: WRITING_V1,
  second_solve: SECOND_SOLVE_V3,
};
