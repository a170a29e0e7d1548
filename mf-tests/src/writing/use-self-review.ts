import { UNSAVED } from '@wattle/contract/device-data';
import { type Endpoint, requestTo } from '@wattle/contract/endpoint';
import { acceptWords, reviewOwnWriting, type SelfReview } from '@wattle/contract/writings';
import { deviceStorage, errorStatus, useSession } from '@wattle/platform';
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

/** Each tick is saved at once, and kept on the device until it is. */
export function useSelfReview({ writing, reload }: StepProps): OwnReview {
  const { attemptId, questionId } = writing;
  const params = { attemptId, questionId };
  const [change] = useChangeWritingMutation();
  const draft = writing.draftTexts.length;
  const key = `${UNSAVED}${useSession().user?.id}`;
  const reviewKey = `${key}-review-${draft}-${attemptId}-${questionId}`;
  const wordsKey = `${key}-words-${attemptId}-${questionId}`;
  const [selfReview, setSelfReview] = useState(
    () => keptAs(reviewOwnWriting.body.omit({ draft: true }), reviewKey) ?? writing.selfReview,
  );
  const [acceptedWords, setAcceptedWords] = useState(
    () => keptAs(acceptWords.body.shape.words, wordsKey) ?? writing.acceptedWords,
  );

  const send = async (request: ReturnType<typeof requestTo<Endpoint>>) => {
    const { error } = await change({ params, request });
    // It may have a further draft by now.
    if (errorStatus(error) === 409) await reload();
    return error;
  };
  const reviewSave = useAutosave({
    value: selfReview,
    initial: writing.selfReview,
    key: reviewKey,
    save: (review) => {
      const body = { ...review, draft };
      return send(requestTo(reviewOwnWriting, { params, body }));
    },
  });
  const wordsSave = useAutosave({
    value: acceptedWords,
    initial: writing.acceptedWords,
    key: wordsKey,
    save: (words) => send(requestTo(acceptWords, { params, body: { words } })),
  });
  return { selfReview, setSelfReview, acceptedWords, setAcceptedWords, saves: [reviewSave, wordsSave] };
}

function keptAs<Kept>(schema: { safeParse: (value: unknown) => { data?: Kept } }, key: string): Kept | undefined {
  return schema.safeParse(deviceStorage.readJson(key)).data;
}
