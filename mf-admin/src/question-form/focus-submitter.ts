import type { BaseSyntheticEvent } from 'react';

/** The button of a form takes the focus while the form is saved: a field that is locked would drop it. */
export function focusSubmitter(event: BaseSyntheticEvent | undefined): void {
  (event?.nativeEvent as SubmitEvent | undefined)?.submitter?.focus();
}
