import type { BankItem } from '../items/bank-items';
import type { Solver } from '../solvers/solver';
import { descriptionKeepsKey } from './description-keeps-key';
import { equationsTrue } from './equations-true';
import type { Guard } from './guard';
import { keyIsExplained } from './key-is-explained';
import { keyIsSolved } from './key-is-solved';
import { noLetterNamed } from './no-letter-named';
import { numbersKnown } from './numbers-known';
import { optionsDiffer } from './options-differ';
import { pictureIsDescribed } from './picture-is-described';
import { quotesStand } from './quotes-stand';
import { wrongTurnsGiven } from './wrong-turns-given';

/** What can be found out about one item by computing. */
export const COMPUTED_GUARDS: readonly Guard[] = [
  keyIsSolved,
  optionsDiffer,
  wrongTurnsGiven,
  keyIsExplained,
  equationsTrue,
  numbersKnown,
  noLetterNamed,
  pictureIsDescribed,
  descriptionKeepsKey,
  quotesStand,
];

/** What is wrong with an item as far as it can be computed. */
export const computedFlaws = (item: BankItem, solver: Solver | undefined): string[] =>
  COMPUTED_GUARDS.flatMap((guard) => guard(item, solver));
