import { type OptionLetter, optionsOf, type SavedAnswer, type ServedQuestion } from '@wattle/contract';
import type { TextRange } from '../passage/ranges';
import type { ExamSnapshot, ExamState } from './exam-state';
import { gapSetOf } from './gap-set';
import { withEliminated, withFlagToggled, withHighlights } from './marks';
import { chosenText } from './selectors';
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

  /**
   * Chooses an option. A sentence that fills another gap of the passage is taken out of that one, also where the list
   * of that gap has it under another letter.
   */
  choose(question: ServedQuestion, letter: OptionLetter): void {
    const { questions } = this.state;
    const others = gapSetOf(questions, question).filter((other) => other.question.id !== question.id);
    const sentence = optionsOf(question).find((option) => option.letter === letter)?.text;
    for (const other of others) {
      if (chosenText(this.state, other.question) === sentence) this.clear(other.question);
    }
    this.answer({ questionId: question.id, selectedAnswer: letter });
  }

  /** Takes the choice back. */
  clear({ id }: ServedQuestion): void {
    this.answer({ questionId: id, selectedAnswer: null });
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
