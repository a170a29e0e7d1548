import type { Bank, Candidate } from '../../bank';
import type { Choice } from './choice';
import { chooseByMix } from './choose-by-mix';
import { choosePassages } from './choose-passages';

/**
 * Chooses the questions of a test. None comes twice, near duplicates only where nothing else is left to fill up with, and
 * a passage comes with all its questions or not at all. It looks at no more of a large bank than it has to.
 */
export function chooseQuestions<C extends Candidate>(bank: Bank<C>, choice: Choice): C[] {
  return bank.hasPassages ? choosePassages(bank, choice) : chooseByMix(bank, choice);
}
