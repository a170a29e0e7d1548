import { optionsOf } from '@wattle/contract/options';
import { useAttemptStore, useExam } from '../attempt/attempt-context';
import { currentOf, eliminatedOf } from '../attempt/selectors';
import { useShortcuts } from './use-shortcuts';

const STEPS: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * The keys of a test: a letter chooses, the arrows go from question to question, one for each press, F flags unless it is
 * an option, ? helps.
 */
export function useExamKeys(isOn: boolean, onHelp: () => void): void {
  const { actions, getState } = useAttemptStore();
  const { chosen, flagToggled, movedTo } = actions;
  const isAnswering = useExam(({ phase }) => phase.name === 'answering');

  const choose = (key: string): boolean => {
    const state = getState();
    const question = state.questions[currentOf(state)];
    const letter = question && optionsOf(question).find((option) => option.letter === key)?.letter;
    if (!letter || eliminatedOf(state, question.id).includes(letter)) return false;
    chosen({ questionId: question.id, letter });
    return true;
  };

  useShortcuts(isOn && isAnswering, ({ key, repeat }) => {
    const current = currentOf(getState());
    const question = getState().questions[current];
    const step = STEPS[key];
    if (step) {
      if (!repeat) movedTo(current + step);
    } else if (key === '?') onHelp();
    else if (choose(key.toUpperCase())) return true;
    else if (key.toUpperCase() === 'F' && question) flagToggled(question.id);
    else return false;
    return true;
  });
}
