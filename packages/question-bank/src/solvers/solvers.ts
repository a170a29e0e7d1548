import { mathsSolvers } from './maths-bank';
import { mergedSolvers } from './merged-solvers';
import type { Solver } from './solver';
import { thinkingSkillsSolvers } from './thinking-skills/thinking-bank';

/** The solver of each item that can be computed, by its slug. */
export const solvers: Record<string, Solver> = mergedSolvers(mathsSolvers, thinkingSkillsSolvers);
