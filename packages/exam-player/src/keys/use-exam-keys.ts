import { optionsOf } from '@wattle/contract';
import { attemptSlice } from '../attempt/attempt.slice';
import { useAttemptStore, useExam } from '../attempt/attempt-context';
import { currentOf, isEliminated } from '../attempt/selectors';
import { useShortcuts } from './use-shortcuts';

const { chosen, flagToggled, movedTo } = attemptSlice.actions;

/**
 * The keys of a test: a letter chooses, the arrows go from question to question, F flags unless it is an option, ?
 * helps.
 */
export function useExamKeys(isOn: boolean, onHelp: () => void): void {
  const { dispatch, getState } = useAttemptStore();
  const isAnswering = useExam(({ phase }) => phase.name === 'answering');

  const choose = (key: string): boolean => {
    const state = getState();
    const question = state.questions[currentOf(state)];
    const letter = question && optionsOf(question).find((option) => option.letter === key)?.letter;
    if (!letter || isEliminated(state, question, letter)) return false;
    dispatch(chosen({ questionId: question.id, letter }));
    return true;
  };

  useShortcuts(isOn && isAnswering, (key) => {
    const current = currentOf(getState());
    const question = getState().questions[current];
    if (key === 'ArrowLeft') dispatch(movedTo(current - 1));
    else if (key === 'ArrowRight') dispatch(movedTo(current + 1));
    else if (key === '?') onHelp();
    else if (choose(key.toUpperCase())) return true;
    else if (key.toUpperCase() === 'F' && question) dispatch(flagToggled(question.id));
    else return false;
    return true;
  });
}
