import { TEMPTING_MISTAKE } from '@wattle/contract/quotations';
import { isRationale } from '../review/explanation';
import type { MarkedOption } from '../review/marked-options';

interface Explained {
  steps: string[];
  /** Beside the way to the answer: checks, notes and mistakes that are easily made. */
  remarks: string[];
}

const sentences = new Intl.Segmenter('en', { granularity: 'sentence' });
const REMARK = /^(?:check(?: with\b[^:]*)?:|note(?: that\b|:)|or\b.*\d)|\bis (?:easily missed|tempting)\b/i;

/** An explanation in steps: its lines, or the sentences of a single one. */
export function stepsOf(explanation = '', options: readonly MarkedOption[] = []): Explained {
  const lines = explanation.split('\n').flatMap((line) => line.trim() || []);
  const told = lines.filter((line) => !isRationale(line));
  const parts =
    told.length > 1 ? told : told.flatMap((line) => [...sentences.segment(line)].map(({ segment }) => segment.trim()));
  const isRemark = (part: string) => REMARK.test(part) || (part === parts.at(-1) && isAboutDistractor(part, options));
  // Where the mistake behind each option is told, it has been told already.
  const mistakes = options.some(({ rationale }) => rationale) ? [] : lines.filter(isRationale);
  return {
    steps: parts.filter((part) => !isRemark(part)),
    remarks: [...parts.filter(isRemark), ...mistakes.map((line) => line.replace(TEMPTING_MISTAKE, 'An easy mistake:'))],
  };
}

/** Such as `72 L is how much a full tank holds`; a step that begins alike comes to the right answer. */
function isAboutDistractor(part: string, options: readonly MarkedOption[]): boolean {
  const key = options.find(({ isRight }) => isRight)?.text ?? '';
  return options.some(({ text, isRight }) => {
    const begins = !isRight && /\d/.test(text) && part.startsWith(`${text} `);
    return begins && /^\p{Ll}/u.test(part.slice(text.length + 1)) && !part.replace(/\.$/, '').endsWith(key);
  });
}
