/** The server takes no more answers: the test has been submitted, here or elsewhere. */
export class TestClosed extends Error {}

/** The server will never take this submission: sending it again changes nothing. The message is for the child. */
export class SubmissionRefused extends Error {}

/** The server no longer knows this test: it takes neither answers nor a submission. The message is for the child. */
export class TestUnknown extends Error {}

/** The server wants to be asked again, but not before some seconds have passed. */
export class RetryLater extends Error {
  constructor(readonly afterSeconds: number) {
    super(`Not before ${afterSeconds} seconds have passed`);
  }
}

/** Milliseconds to wait after a failure: as many as usual, more where the server asked for more. */
export function pauseAfter(error: unknown, usualMs: number): number {
  return error instanceof RetryLater ? Math.max(usualMs, error.afterSeconds * 1_000) : usualMs;
}
