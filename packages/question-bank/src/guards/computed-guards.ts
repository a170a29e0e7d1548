import type { BankItem } from '../items/bank-items';
import type { Solver } from '../solvers/solver';
import type { Guard } from './guard';
import { keyIsExplained, keyIsSolved } from './key';
import { equationsTrue, numbersKnown, thousandsSeparated } from './numbers';
import { distractorRationalesGiven, mistakesDiffer, namesInOrder, optionsDiffer } from './options';
import { descriptionKeepsKey, drawingKeepsNumbers, pictureIsDescribed } from './picture';
import { quotesStand } from './quotes-stand';

const LETTER = /\b(?:[Oo]ptions?|[Aa]nswers?(?: is)?|[Cc]hoices?|[Cc]hoose|[Oo]nly|[Kk]ey(?: is)?) [A-G]\b|\([A-G]\)/;

/** Options are shown in another order to some readers and are worth their texts; no text names one by its letter. */
const noLetterNamed: Guard = ({ explanation, faster_method = '', wrong_turns = {} }) =>
  [explanation, faster_method, ...Object.values(wrong_turns)].flatMap((text) => {
    const [named] = LETTER.exec(text) ?? [];
    return named ? [`A letter is named: “${named}”.`] : [];
  });

/** What can be found out about one item by computing. */
const COMPUTED_GUARDS: readonly Guard[] = [
  keyIsSolved,
  optionsDiffer,
  namesInOrder,
  distractorRationalesGiven,
  mistakesDiffer,
  keyIsExplained,
  equationsTrue,
  numbersKnown,
  thousandsSeparated,
  noLetterNamed,
  pictureIsDescribed,
  descriptionKeepsKey,
  drawingKeepsNumbers,
  quotesStand,
];

/** What is wrong with an item as far as it can be computed. */
export const computedFlaws = (item: BankItem, solver: Solver | undefined): string[] =>
  COMPUTED_GUARDS.flatMap((guard) => guard(item, solver));
