import { UNSAVED } from '@wattle/contract/device-data';
import { type Endpoint, requestTo } from '@wattle/contract/endpoint';
import { acceptWords, reviewOwnWriting, type SelfReview } from '@wattle/contract/writings';
import { deviceStorage, errorStatus, useSession } from '@wattle/platform';
import { useEffect, useState } from 'react';
import type { StepProps } from './steps';
import { isSame, type StoredAutosave, type UnsavedCopy, unsavedCopy, useStoredAutosave } from './use-stored-autosave';
import { useChangeWritingMutation } from './writing.api';

export interface OwnReview {
  /** What the child has ticked and underlined. */
  selfReview: SelfReview;
  setSelfReview: (selfReview: SelfReview) => void;
  /** Words that it says are right. */
  acceptedWords: readonly string[];
  setAcceptedWords: (words: string[]) => void;
  saves: readonly StoredAutosave[];
}

/** Each tick is saved at once, and kept on the device until it is. */
export function useSelfReview({ writing, reload }: StepProps): OwnReview {
  const { attemptId, questionId } = writing;
  const params = { attemptId, questionId };
  const [change] = useChangeWritingMutation();
  const draft = writing.draftTexts.length;
  const key = `${UNSAVED}${useSession().user?.id}`;
  const ofText = `${attemptId}-${questionId}`;

  const send = async (request: ReturnType<typeof requestTo<Endpoint>>) => {
    const { error } = await change({ params, request });
    // It may have a further draft by now.
    if (errorStatus(error) === 409) await reload();
    return error;
  };
  const [selfReview, setSelfReview, reviewSave] = useSavedValue({
    schema: reviewOwnWriting.body.omit({ draft: true }),
    onServer: writing.selfReview,
    key: `${key}-review-${draft}-${ofText}`,
    save: (review) => {
      const body = { ...review, draft };
      return send(requestTo(reviewOwnWriting, { params, body }));
    },
  });
  const [acceptedWords, setAcceptedWords, wordsSave] = useSavedValue({
    schema: acceptWords.body.shape.words,
    onServer: writing.acceptedWords,
    key: `${key}-words-${ofText}`,
    save: (words) => send(requestTo(acceptWords, { params, body: { words } })),
  });
  useEffect(() => {
    // Nobody reviews a draft any more that has a further one.
    for (let earlier = 1; earlier < draft; earlier++) deviceStorage.remove(`${key}-review-${earlier}-${ofText}`);
  }, [key, draft, ofText]);
  return { selfReview, setSelfReview, acceptedWords, setAcceptedWords, saves: [reviewSave, wordsSave] };
}

interface SavedValue<Value> {
  schema: { safeParse: (value: unknown) => { data?: Value } };
  onServer: Value;
  key: string;
  save: (value: Value) => Promise<unknown>;
}

/** Begins with what the device has kept, unless another page or device has saved since. */
function useSavedValue<Value>({ schema, onServer, key, save }: SavedValue<Value>) {
  const [begun] = useState((): UnsavedCopy<Value> => {
    const { value, known = [] } = unsavedCopy(key) ?? {};
    const kept = schema.safeParse(value).data;
    const isOwn = known.some((each) => isSame(each, onServer));
    return kept && isOwn ? { value: kept, known: known as Value[] } : { value: onServer, known: [onServer] };
  });
  const [value, setValue] = useState(begun.value);
  const [known, setKnown] = useState(begun.known);
  const autosave = useStoredAutosave({ value, initial: onServer, key, known, setKnown, save });
  return [value, setValue, autosave] as const;
}
