import { type Deletion, errorBodySchema, type FieldError } from '@wattle/contract/primitives';
import type { SelectionChanged } from '@wattle/contract/question-changes';
import { errorMessage, errorStatus } from '@wattle/platform';

/** The published sentence for a row whose question is gone (docs/published.md, sentences). */
export const NOT_IN_LIST = 'Question not found in the filtered list.';

export interface DeletedMeanwhile extends Deletion {
  id: string;
}

/** Why questions were not changed, as the page says it until it is closed. */
export interface ChangeFailure {
  /** What has failed, as published (docs/published.md, sentences). */
  title: string;
  reason?: string | undefined;
  deleted?: readonly DeletedMeanwhile[];
  /** Publishes all the same what staff have to confirm. */
  onConfirm?: () => void;
}

export const isGone = (error: unknown): boolean => errorStatus(error) === 404;

export function deletionOf(error: unknown): Deletion | undefined {
  return bodyOf(error)?.deletion;
}

/** What staff can confirm, so that the same call accepts it. */
export function confirmableOf(error: unknown): FieldError | undefined {
  return bodyOf(error)?.errors?.find(({ canConfirm }) => canConfirm);
}

function bodyOf(error: unknown) {
  return errorBodySchema.safeParse((error as { data?: unknown } | undefined)?.data).data;
}

export function changeFailure(title: string, id: string, error: unknown): ChangeFailure {
  const deletion = deletionOf(error);
  const reason = errorMessage(error, '');
  return {
    title,
    reason: reason === title ? undefined : reason,
    ...(deletion && { deleted: [{ id, ...deletion }] }),
  };
}

export function partialFailure({ message, unchanged }: SelectionChanged): ChangeFailure {
  return {
    title: message,
    reason: [...new Set(unchanged.map((each) => each.message))].join(' '),
    deleted: unchanged.flatMap(({ id, deletion }) => (deletion ? { id, ...deletion } : [])),
  };
}
