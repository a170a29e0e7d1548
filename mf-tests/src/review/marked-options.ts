import { isCorrect, type MarkedQuestion, type Option, optionsOf, type ServedQuestion } from '@wattle/contract';

/** An option after marking. */
export interface MarkedOption extends Option {
  isChosen: boolean;
  isRight: boolean;
  /** Which mistake leads to it. */
  wrongTurn: string | undefined;
}

export function markedOptions(served: ServedQuestion, marked: MarkedQuestion): MarkedOption[] {
  return optionsOf(served).map((option) => ({
    ...option,
    isChosen: isCorrect(option.letter, marked.selectedAnswer?.toUpperCase()),
    isRight: isCorrect(option.letter, marked.correct_answer),
    wrongTurn: marked.wrong_turns?.[option.letter],
  }));
}
