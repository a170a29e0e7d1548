import { isRationale } from '../review/explanation';

interface Explained {
  /** Sentence by sentence. */
  steps: string[];
  /** Mistakes that are easily made. */
  remarks: string[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });

/**
 * An explanation in steps.
 *
 * @param hasRationales - The mistake behind each option is told elsewhere.
 */
export function stepsOf(explanation = '', hasRationales: boolean): Explained {
  const lines = explanation.split('\n').filter((line) => line.trim());
  const steps = lines.filter((line) => !isRationale(line)).flatMap((line) => [...sentences.segment(line)]);
  return {
    steps: steps.map(({ segment }) => segment.trim()),
    remarks: hasRationales ? [] : lines.filter(isRationale),
  };
}
