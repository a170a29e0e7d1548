import type { AttemptUiState, OptionLetter } from '@wattle/contract';
import type { TextRange } from '../passage/ranges';

/** What the child has marked beside the answers. */
export type Marks = Pick<AttemptUiState, 'flagged' | 'eliminated' | 'highlights'>;

export function withFlagToggled(marks: Marks, questionId: string): Marks {
  const { flagged } = marks;
  const isFlagged = flagged.includes(questionId);
  return { ...marks, flagged: isFlagged ? flagged.filter((id) => id !== questionId) : [...flagged, questionId] };
}

export function withEliminated(marks: Marks, questionId: string, letter: OptionLetter, isEliminated: boolean): Marks {
  const others = eliminatedOf(marks, questionId).filter((each) => each !== letter);
  return {
    ...marks,
    eliminated: { ...marks.eliminated, [questionId]: isEliminated ? [...others, letter] : others },
  };
}

export function withHighlights(marks: Marks, passageId: string, ranges: TextRange[]): Marks {
  return { ...marks, highlights: { ...marks.highlights, [passageId]: ranges } };
}

export function eliminatedOf({ eliminated }: Pick<Marks, 'eliminated'>, questionId: string): OptionLetter[] {
  return eliminated[questionId] ?? [];
}
