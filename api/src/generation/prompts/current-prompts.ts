import { EXTRACT_V1 } from './extract.v1';
import { QUESTIONS_V2 } from './questions.v2';
import { SECOND_SOLVE_V1 } from './second-solve.v1';
import { WRITING_V1 } from './writing.v1';

/** The prompts that new generations use. */
export const CURRENT_PROMPTS = {
  questions: QUESTIONS_V2,
  extract: EXTRACT_V1,
  writing: WRITING_V1,
  second_solve: SECOND_SOLVE_V1,
};
