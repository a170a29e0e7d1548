import { CONTENT_FIELDS, errorBodySchema } from '@wattle/contract';
import type { UseFormReturn } from 'react-hook-form';
import type { QuestionValues } from './question-values';

/** Shows what the server says of single fields at these fields. */
export function showServerErrors(error: unknown, { setError }: Pick<UseFormReturn<QuestionValues>, 'setError'>): void {
  const body = errorBodySchema.safeParse((error as { data?: unknown }).data).data;
  for (const { path, message } of body?.errors ?? []) {
    // A wrong turn is named with its letter: `wrong_turns.C`.
    const field = CONTENT_FIELDS.find((each) => each === path.split('.')[0]);
    if (field) setError(field, { type: 'server', message });
  }
}
