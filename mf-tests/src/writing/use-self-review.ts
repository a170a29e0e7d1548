import { type Endpoint, requestTo } from '@wattle/contract/endpoint';
import { acceptWords, reviewOwnWriting, type SelfReview } from '@wattle/contract/writings';
import { errorStatus } from '@wattle/platform';
import { useState } from 'react';
import type { StepProps } from './steps';
import { type Autosave, useAutosave } from './use-autosave';
import { useChangeWritingMutation } from './writing.api';

export interface OwnReview {
  /** What the child has ticked and underlined. */
  selfReview: SelfReview;
  setSelfReview: (selfReview: SelfReview) => void;
  /** Words that it says are right. */
  acceptedWords: readonly string[];
  setAcceptedWords: (words: string[]) => void;
  saves: readonly Autosave[];
}

/** Each tick is saved at once. */
export function useSelfReview({ writing, reload }: StepProps): OwnReview {
  const { attemptId, questionId } = writing;
  const params = { attemptId, questionId };
  const [change] = useChangeWritingMutation();
  const [selfReview, setSelfReview] = useState(writing.selfReview);
  const [acceptedWords, setAcceptedWords] = useState(writing.acceptedWords);

  const send = async (request: ReturnType<typeof requestTo<Endpoint>>) => {
    const { error } = await change({ params, request });
    // It may have a further draft by now.
    if (errorStatus(error) === 409) await reload();
    return error;
  };
  const reviewSave = useAutosave({
    value: selfReview,
    initial: writing.selfReview,
    save: (review) => {
      const body = { ...review, draft: writing.draftTexts.length };
      return send(requestTo(reviewOwnWriting, { params, body }));
    },
  });
  const wordsSave = useAutosave({
    value: acceptedWords,
    initial: writing.acceptedWords,
    save: (words) => send(requestTo(acceptWords, { params, body: { words } })),
  });
  return { selfReview, setSelfReview, acceptedWords, setAcceptedWords, saves: [reviewSave, wordsSave] };
}
