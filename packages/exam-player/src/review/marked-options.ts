import { isCorrect } from '@wattle/contract/marking';
import { type Option, optionsOf } from '@wattle/contract/options';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { MarkedQuestion } from '@wattle/contract/results';
import { listInWords } from '@wattle/contract/text';

/** An option after marking. */
export interface MarkedOption extends Option {
  isChosen: boolean;
  isRight: boolean;
  /** Which mistake leads to it. */
  rationale: string | undefined;
}

/** The options of a question with what became of each. */
export function markedOptions(question: QuestionPayload, marked: MarkedQuestion): MarkedOption[] {
  return optionsOf(question).map((option) => ({
    ...option,
    isChosen: isCorrect(option.letter, marked.selectedAnswer?.toUpperCase()),
    isRight: isCorrect(option.letter, marked.correct_answer),
    rationale: marked.wrong_turns?.[option.letter],
  }));
}

/** Longer options are called by their letters. */
const MAX_NAME = 24;

/** How a sentence calls an option: "90", or the letter of a long one. */
export function shortName({ letter, text }: Pick<MarkedOption, 'letter' | 'text'>): string {
  const name = text.replace(/\.$/, '');
  return name.length <= MAX_NAME && !name.includes('\n') ? name : letter;
}

/** How a list calls options: by what they say, or all by their letters where one is long or has a list of its own. */
export function namesInList(options: readonly Pick<MarkedOption, 'letter' | 'text'>[]): string {
  const names = options.map(shortName);
  const isPlain = options.every(
    ({ letter }, index) => names[index] !== letter && !/,|\band\b|\bor\b/.test(names[index] ?? ''),
  );
  return listInWords(isPlain ? names : options.map(({ letter }) => letter));
}

const OPERATOR = / ([=≈<>+−–×÷]) (?=\S)/g;

/** A sum may break before an operator and never after it, so that no result stands alone on a line. */
export function keepOperators(text = ''): string {
  return text.replace(OPERATOR, ' $1\u00a0');
}
