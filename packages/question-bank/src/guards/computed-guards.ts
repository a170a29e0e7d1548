import type { BankItem } from '../items/bank-items';
import type { Solver } from '../solvers/solver';
import type { Guard } from './guard';
import { keyIsExplained, keyIsSolved } from './key';
import { noLetterNamed } from './no-letter-named';
import { equationsTrue, numbersKnown } from './numbers';
import { distractorRationalesGiven, optionsDiffer } from './options';
import { descriptionKeepsKey, drawingKeepsNumbers, pictureIsDescribed } from './picture';
import { quotesStand } from './quotes-stand';

/** What can be found out about one item by computing. */
const COMPUTED_GUARDS: readonly Guard[] = [
  keyIsSolved,
  optionsDiffer,
  distractorRationalesGiven,
  keyIsExplained,
  equationsTrue,
  numbersKnown,
  noLetterNamed,
  pictureIsDescribed,
  descriptionKeepsKey,
  drawingKeepsNumbers,
  quotesStand,
];

/** What is wrong with an item as far as it can be computed. */
export const computedFlaws = (item: BankItem, solver: Solver | undefined): string[] =>
  COMPUTED_GUARDS.flatMap((guard) => guard(item, solver));
