import { OPTION_LETTERS, parseOptions } from '@wattle/contract';
import { isEliminated } from '../answers/exam-facts';
import type { Exam } from '../use-exam';
import { useShortcuts } from './use-shortcuts';

/** The keys of a test: a letter chooses, the arrows go from question to question, F flags, ? helps. */
export function useExamKeys({ state, answer, dispatch }: Exam, isOn: boolean, onHelp: () => void): void {
  const { questions, current, phase } = state;
  const question = questions[current];

  const choose = (key: string): boolean => {
    const letter = OPTION_LETTERS.find((each) => each === key);
    const isOffered = parseOptions(question?.mcq_options ?? '').some((option) => option.letter === letter);
    if (!question || !letter || !isOffered || isEliminated(state, question, letter)) return false;
    answer({ questionId: question.id, selectedAnswer: letter });
    return true;
  };

  useShortcuts(isOn && phase === 'answering', (key) => {
    if (key === 'ArrowLeft') dispatch({ type: 'movedTo', index: current - 1 });
    else if (key === 'ArrowRight') dispatch({ type: 'movedTo', index: current + 1 });
    else if (key === '?') onHelp();
    else if (key.toUpperCase() === 'F' && question) dispatch({ type: 'flagToggled', questionId: question.id });
    else return choose(key.toUpperCase());
    return true;
  });
}
