import type { Bank, Candidate } from '../../bank';
import type { Choice } from './choice';
import { chooseByMix } from './choose-by-mix';
import { choosePassages } from './choose-passages';

/**
 * Chooses the questions of a test, none twice, near-duplicates only as a last resort, and passages with all of their
 * questions. It reads no more of a large bank than necessary.
 */
export function chooseQuestions<C extends Candidate>(bank: Bank<C>, choice: Choice): C[] {
  return bank.hasPassages ? choosePassages(bank, choice) : chooseByMix(bank, choice);
}
