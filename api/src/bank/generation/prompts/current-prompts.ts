import { EXTRACT_V1 } from './extract.v1';
import { GAP_SET_V1 } from './gap-set.v1';
import { POEM_V1 } from './poem.v1';
import { QUESTIONS_V3 } from './questions.v3';
import { SECOND_SOLVE_V1 } from './second-solve.v1';
import { TEXT_SET_V1 } from './text-set.v1';
import { WRITING_V1 } from './writing.v1';

export const CURRENT_PROMPTS = {
  questions: QUESTIONS_V3,
  extract: EXTRACT_V1,
  gap_set: GAP_SET_V1,
  text_set: TEXT_SET_V1,
  poem: POEM_V1,
  writing: WRITING_V1,
  second_solve: SECOND_SOLVE_V1,
};
