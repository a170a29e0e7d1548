import { EXTRACT_V2 } from './extract.v2';
import { GAP_SET_V2 } from './gap-set.v2';
import { POEM_V2 } from './poem.v2';
import { QUESTIONS_V4 } from './questions.v4';
import { SECOND_SOLVE_V2 } from './second-solve.v2';
import { TEXT_SET_V2 } from './text-set.v2';
import { WRITING_V1 } from './writing.v1';

export const CURRENT_PROMPTS = {
  questions: QUESTIONS_V4,
  extract: EXTRACT_V2,
  gap_set: GAP_SET_V2,
  text_set: TEXT_SET_V2,
  poem: POEM_V2,
  writing: WRITING_V1,
  second_solve: SECOND_SOLVE_V2,
};
