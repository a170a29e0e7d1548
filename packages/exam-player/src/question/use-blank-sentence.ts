import { sentenceAround } from '@wattle/contract/passage-blocks';
import { gapOf } from '@wattle/contract/question-format';
import type { QuestionPayload } from '@wattle/contract/questions';
import { useMemo } from 'react';
import { useExam, useQuestions } from '../attempt/attempt-context';
import { gapSetOf, passageOf } from '../attempt/question-format';
import { chosenText } from '../attempt/selectors';

/**
 * The sentence that a blank stands in, with the words that were chosen.
 *
 * @param mark - Stands in the blank itself while it is empty; other empty ones have their numbers.
 */
export function useBlankSentence(question: QuestionPayload, mark: string): string {
  const questions = useQuestions();
  const { set, own, parts } = useMemo(() => {
    const gap = gapOf(question.question ?? '') ?? 0;
    return { set: gapSetOf(questions, question), own: gap, parts: sentenceAround(passageOf(question) ?? '', gap) };
  }, [questions, question]);
  return useExam((state) => {
    const shown = parts.map((part) => {
      if (typeof part === 'string') return part;
      const asked = set.find(({ gap }) => gap === part);
      const word = asked && chosenText(state, asked.question);
      return word ?? (part === own ? mark : `(${asked?.number ?? 'blank'})`);
    });
    return shown.join('');
  });
}
