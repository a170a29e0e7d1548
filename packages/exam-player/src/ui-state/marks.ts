import type { AttemptUiState, OptionLetter } from '@wattle/contract';

/** What the child has left on the paper beside the answers. */
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

export function eliminatedOf({ eliminated }: Marks, questionId: string): OptionLetter[] {
  return eliminated[questionId] ?? [];
}
