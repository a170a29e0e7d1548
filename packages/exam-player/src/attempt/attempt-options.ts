import type { AnswersReceipt, AttemptStatus, OpenAttempt, SaveAnswers } from '@wattle/contract/attempts';
import type { AttemptOwner, WaitingCall, WaitingWork } from '@wattle/contract/device-data';
import type { QuestionPayload } from '@wattle/contract/questions';
import type { MarkedQuestion } from '@wattle/contract/results';
import type { ReactNode } from 'react';
import type { EndpointResponse, FailureSentences } from './call-failure';
import type { Submission } from './selectors';

/** An attempt that the server has opened, with its questions. */
export type OpenTestAttempt = OpenAttempt & { questions: QuestionPayload[] };

interface ExamEndpoints {
  save: (changes: SaveAnswers) => PromiseLike<EndpointResponse<AnswersReceipt>>;
  /** Asks how the attempt stands. */
  status: () => PromiseLike<EndpointResponse<AttemptStatus>>;
  /** Marks one answer, which counts from then on; only of tests with feedback. */
  check?: (
    questionId: string,
    selectedAnswer: string,
    guessed?: boolean,
  ) => PromiseLike<EndpointResponse<MarkedQuestion>>;
  /** Rest breaks, where a test can have them. */
  startBreak?: () => PromiseLike<EndpointResponse<AttemptStatus>>;
  endBreak?: () => PromiseLike<EndpointResponse<AttemptStatus>>;
  submit: (submission: Submission) => PromiseLike<EndpointResponse<unknown>>;
  /** Opens this attempt again for this page, and no other one; the remote mounts the player anew with what it gets. */
  reopen: () => PromiseLike<EndpointResponse<unknown>>;
}

interface Outbox extends Pick<WaitingWork, 'ownerId' | 'saveUrl'> {
  /** The call that submits. */
  submission: (submission: Submission) => WaitingCall;
  /** Leads away from a test that waits for the network. */
  wayOut: ReactNode;
}

interface ExamSentences extends FailureSentences {
  /** A submission that the child asked for has failed. */
  submitFailed: string;
  /** The test could not be opened again here. */
  openFailed: string;
  /** A writing question was left empty when the test is to be submitted; without this, it may be empty. */
  emptyWriting?: string;
}

/** What an attempt is made of and what its effects need. */
export interface AttemptOptions {
  test: OpenTestAttempt;
  /** Name of the test, such as Reading. */
  title: string;
  /** The test within a sentence, such as "weekly test". */
  testName: string;
  /** How many questions such a test has: a test with another number says so. */
  expectedCount?: number | undefined;
  /** Names the stored timer: the category of the test. */
  category: string;
  /** Whether its texts have the published limit of words; they do where it is absent. */
  hasWordLimit?: boolean | undefined;
  /** Stored with the attempt, so that only the pages of this owner ask for it later. */
  owner: AttemptOwner;
  endpoints: ExamEndpoints;
  /** How any page sends what this one could not; without it, only this one does. */
  outbox?: Outbox;
  sentences: ExamSentences;
  /** Leads away from a test that the server has. */
  showResult: () => void;
  /** Where practice leads that is stopped for now: it waits, so it is submitted only at its end. */
  stopPath?: string | undefined;
  /** Nothing of a preview can be lost: the browser's Back leads away from it, and it may get another version. */
  isPreview?: boolean;
}
