import { deviceStorage } from '@wattle/platform';
import type { ExamState } from './exam-state';
import { submitFailureOf } from './selectors';
import { submissionKey } from './stored-attempts';

/**
 * That the child has asked to submit an attempt and the server does not have it yet. It is stored on the device, so that
 * the next page that opens the test submits it.
 */
export class StoredSubmission {
  private readonly key: string;

  constructor(attemptId: string) {
    this.key = submissionKey(attemptId);
  }

  /** Whether the test is to be submitted at once; not where it was answered on another device after the child asked. */
  isPending(state: ExamState): boolean {
    const askedAt = deviceStorage.readJson(this.key);
    return typeof askedAt === 'number' && newestVersion(state) <= askedAt;
  }

  update(before: ExamState, state: ExamState): void {
    if (isAsked(state)) deviceStorage.write(this.key, String(newestVersion(state)));
    // A superseded page leaves it to the active one.
    else if (isAsked(before) && state.phase.name !== 'superseded') deviceStorage.remove(this.key);
  }
}

/** Whether the child has asked to submit and has not gone on with the test since. */
function isAsked(state: ExamState): boolean {
  return state.phase.name === 'submitting' || submitFailureOf(state)?.isRepeated === true;
}

/** The version of an answer is the time of the choice. */
function newestVersion({ answers }: ExamState): number {
  return Math.max(0, ...Object.values(answers).map(({ version }) => version));
}
