import type { OptionLetter, SavedAnswer, ServedQuestion } from '@wattle/contract';
import type { TextRange } from '../passage/ranges';
import type { ExamSnapshot, ExamState } from './exam-state';
import { gapSetOf } from './gap-set';
import { withEliminated, withFlagToggled, withHighlights } from './marks';
import { chosenLetter } from './selectors';
import * as transition from './transitions';

/** What the screen shows of an attempt, for `useSyncExternalStore`, and what the child does to it. */
export abstract class ExamStore {
  abstract snapshot: ExamSnapshot;

  private readonly listeners = new Set<() => void>();

  abstract answer(chosen: Omit<SavedAnswer, 'version'>): void;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Chooses an option. A sentence that fills another gap of the passage is taken out of that one. */
  choose(question: ServedQuestion, letter: OptionLetter): void {
    const { questions } = this.state;
    const others = gapSetOf(questions, question).filter((other) => other.question.id !== question.id);
    for (const other of others) {
      const isThere = chosenLetter(this.state, other.question) === letter;
      if (isThere) this.answer({ questionId: other.question.id, selectedAnswer: null });
    }
    this.answer({ questionId: question.id, selectedAnswer: letter });
  }

  /** Rules an option out, which takes it back where it was chosen, or allows it again. */
  eliminate(questionId: string, letter: OptionLetter, isEliminated: boolean): void {
    const isChosen = this.state.answers[questionId]?.selectedAnswer?.startsWith(letter);
    if (isEliminated && isChosen) this.answer({ questionId, selectedAnswer: null });
    this.set(transition.marked(this.state, withEliminated(this.state.marks, questionId, letter, isEliminated)));
  }

  toggleFlag(questionId: string): void {
    this.set(transition.marked(this.state, withFlagToggled(this.state.marks, questionId)));
  }

  highlight(passageId: string, ranges: TextRange[]): void {
    this.set(transition.marked(this.state, withHighlights(this.state.marks, passageId, ranges)));
  }

  goTo(index: number): void {
    this.set(transition.movedTo(this.state, index));
  }

  askToSubmit(): void {
    this.set(transition.submitAsked(this.state));
  }

  /** The child goes on with the test, perhaps at another question. */
  declineSubmit(index = this.state.current): void {
    this.set(transition.submitDeclined(this.state, index));
  }

  protected get state(): ExamState {
    return this.snapshot.state;
  }

  protected set(state: ExamState): void {
    const before = this.state;
    if (state === before) return;
    this.publish({ state });
    this.changed(before);
  }

  /** The state has changed; `before` is the one that it was. */
  protected abstract changed(before: ExamState): void;

  protected publish(change: Partial<ExamSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}
