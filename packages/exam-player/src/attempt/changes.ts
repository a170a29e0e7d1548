import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import type { HeldAnswer, SavedAnswer } from '@wattle/contract/attempts';
import type { AttemptState } from './attempt-state';
import { postponeSubmit } from './phases';
import { isLocked, unsentOf } from './selectors';
import { serverNow } from './server-clock';

/** Quick enough to lose next to nothing, slow enough to send two clicks together. */
const ANSWER_SAVE_MS = 400;
const MARKS_SAVE_MS = 2_000;

type Choice = Omit<SavedAnswer, 'version'>;

/** Has what is unsent sent within so many milliseconds. */
export function saveWithin(state: AttemptState, ms = ANSWER_SAVE_MS): void {
  const { saving, clock } = state;
  if (!unsentOf(state)) return;
  const at = clock.now.monotonicMs + ms;
  saving.dueAt = Math.min(saving.dueAt ?? at, at);
}

/** Takes a new answer. Its version is the time of the choice: the last one counts, on whatever device it was made. */
export function putAnswer(state: AttemptState, choice: Choice): void {
  const { answers, confirmed, saving, phase } = state;
  const { questionId } = choice;
  const known = Math.max(answers[questionId]?.version ?? 0, confirmed.answers[questionId] ?? 0, state.storedVersion);
  answers[questionId] = { ...choice, version: Math.max(known + 1, serverNow(state.clock)) };
  if (phase.name === 'answering' && phase.emptyWritingId === questionId) phase.emptyWritingId = undefined;
  saving.hasFailed = saving.failures > 0;
  saveWithin(state);
}

export function clearAnswer(state: AttemptState, questionId: string): void {
  putAnswer(state, { questionId, selectedAnswer: null });
}

/** The server has an answer, perhaps a later one, of another device. */
export function confirmAnswer(
  { answers, confirmed }: Pick<AttemptState, 'answers' | 'confirmed'>,
  held: HeldAnswer,
): void {
  const { questionId, version } = held;
  const own = answers[questionId];
  confirmed.answers[questionId] = Math.max(version, confirmed.answers[questionId] ?? 0);
  if (held.verdict) holdAnswer({ answers, confirmed }, held);
  // A receipt that is older than the check.
  else if (own?.verdict) return;
  else if (!own || own.version < version) answers[questionId] = held;
  // Two devices have chosen in the same millisecond.
  else if (own.version === version && !isSame(own, held)) answers[questionId] = { ...own, version: version + 1 };
  // The plan was made on another device.
  else if (held.plan) own.plan ??= held.plan;
}

/** An answer was checked: it counts, whatever was chosen later. */
export function holdAnswer(
  { answers, confirmed }: Pick<AttemptState, 'answers' | 'confirmed'>,
  held: Omit<HeldAnswer, 'version'> & { version?: number },
): void {
  const { questionId } = held;
  const version = Math.max(held.version ?? 1, answers[questionId]?.version ?? 0);
  answers[questionId] = { ...held, version };
  confirmed.answers[questionId] = Math.max(version, confirmed.answers[questionId] ?? 0);
}

/** Takes what the child has marked beside the answers. */
export function putMarks(state: AttemptState, marks: Partial<AttemptUiState>): void {
  if (isLocked(state)) return;
  postponeSubmit(state);
  putUiState(state, marks, MARKS_SAVE_MS);
}

export function showQuestion(state: AttemptState, current: string | undefined): void {
  putUiState(state, { current }, MARKS_SAVE_MS);
}

export function showQuestionAt(state: AttemptState, index: number): void {
  const { questions } = state;
  showQuestion(state, questions[Math.min(Math.max(index, 0), questions.length - 1)]?.id);
}

/** Takes a change of the UI state, and has it sent within so many milliseconds. */
export function putUiState(state: AttemptState, change: Partial<Omit<AttemptUiState, 'version'>>, ms: number): void {
  const { uiState, confirmed, clock } = state;
  const changed = { ...uiState, ...change };
  if (JSON.stringify(changed) === JSON.stringify(uiState)) return;
  const version = Math.max(uiState.version + 1, confirmed.uiState + 1, serverNow(clock));
  state.uiState = { ...changed, version };
  saveWithin(state, ms);
}

function isSame(one: SavedAnswer, other: SavedAnswer): boolean {
  return (
    (one.selectedAnswer ?? null) === (other.selectedAnswer ?? null) &&
    (one.writingResponse ?? null) === (other.writingResponse ?? null) &&
    Boolean(one.guessed) === Boolean(other.guessed)
  );
}
