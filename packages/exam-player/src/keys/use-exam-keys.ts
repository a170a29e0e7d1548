import { optionsOf } from '@wattle/contract';
import { useExam, useExamSession } from '../session/exam-context';
import { isEliminated } from '../session/selectors';
import { useShortcuts } from './use-shortcuts';

/**
 * The keys of a test: a letter chooses, the arrows go from question to question, F flags unless it is an option, ?
 * helps.
 */
export function useExamKeys(isOn: boolean, onHelp: () => void): void {
  const session = useExamSession();
  const isAnswering = useExam(({ state }) => state.phase.name === 'answering');

  const choose = (key: string): boolean => {
    const { state } = session.snapshot;
    const question = state.questions[state.current];
    const letter = question && optionsOf(question).find((option) => option.letter === key)?.letter;
    if (!letter || isEliminated(state, question, letter)) return false;
    session.choose(question, letter);
    return true;
  };

  useShortcuts(isOn && isAnswering, (key) => {
    const { questions, current } = session.snapshot.state;
    const question = questions[current];
    if (key === 'ArrowLeft') session.goTo(current - 1);
    else if (key === 'ArrowRight') session.goTo(current + 1);
    else if (key === '?') onHelp();
    else if (choose(key.toUpperCase())) return true;
    else if (key.toUpperCase() === 'F' && question) session.toggleFlag(question.id);
    else return false;
    return true;
  });
}
