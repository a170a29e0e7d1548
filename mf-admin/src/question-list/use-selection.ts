import type { BankQuestion } from '@wattle/contract/bank';
import { MAX_SELECTED_QUESTIONS } from '@wattle/contract/constants';
import { notify } from '@wattle/platform';
import { useState } from 'react';

export interface Selected {
  /** As they were when they were selected. */
  questions: ReadonlyMap<string, BankQuestion>;
  set: (questions: readonly BankQuestion[], isSelected: boolean) => void;
  choose: (questions: readonly BankQuestion[]) => void;
  clear: () => void;
}

/** The selected questions, over all pages and filters of a list. */
export function useSelection(): Selected {
  const [selected, setSelected] = useState<ReadonlyMap<string, BankQuestion>>(new Map());
  return {
    questions: selected,
    set(questions, isSelected) {
      const next = new Map(selected);
      for (const question of questions) {
        if (isSelected) next.set(question.id, question);
        else next.delete(question.id);
      }
      if (next.size > MAX_SELECTED_QUESTIONS) {
        notify.warning(`At most ${MAX_SELECTED_QUESTIONS} questions can be selected at once.`);
      } else setSelected(next);
    },
    choose: (questions) => setSelected(new Map(questions.map((question) => [question.id, question]))),
    clear: () => setSelected(new Map()),
  };
}
