import { TEMPTING_MISTAKE } from '@wattle/contract/quotations';
import { isRationale } from '../review/explanation';

interface Explained {
  steps: string[];
  /** Mistakes that are easily made. */
  remarks: string[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * An explanation in steps: its lines, or the sentences of a single one.
 *
 * @param hasRationales - The mistake behind each option is told elsewhere.
 */
export function stepsOf(explanation = '', hasRationales: boolean): Explained {
  const lines = explanation.split('\n').filter((line) => line.trim());
  const told = lines.filter((line) => !isRationale(line));
  const steps =
    told.length > 1 ? told : told.flatMap((line) => [...sentences.segment(line)].map((each) => each.segment));
  const remarks = lines.filter(isRationale).map((line) => line.replace(TEMPTING_MISTAKE, 'An easy mistake:'));
  return { steps: steps.map((step) => step.trim()), remarks: hasRationales ? [] : remarks };
}
