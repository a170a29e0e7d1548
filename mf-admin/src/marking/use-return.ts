import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import { useState } from 'react';
import { useReturnMarkingMutation } from './markings.api';

interface ReturnOptions {
  isReturning: boolean;
  setReturning: (isReturning: boolean) => void;
  /** Ends once no save is under way: one that arrived later would be refused. */
  finishSaves: () => Promise<void>;
}

/** Returns a marking, once however often it is asked for. */
export function useReturn(
  marking: WritingMarking,
  body: MarkingBody,
  { isReturning, setReturning, finishSaves }: ReturnOptions,
) {
  const [sendBack, { error }] = useReturnMarkingMutation();
  const [returned, setReturned] = useState<WritingMarking>();
  const [returnedBody, setReturnedBody] = useState(marking.returnedAt ? body : undefined);

  const returnText = async () => {
    if (isReturning) return;
    setReturning(true);
    await finishSaves();
    const { data } = await sendBack({ id: marking.id, body });
    setReturning(false);
    if (!data) return;
    setReturned(data);
    setReturnedBody(body);
  };

  return {
    returnText,
    error,
    /** As it is now. */
    current: returned ?? marking,
    isJustReturned: returned !== undefined && body === returnedBody,
    isChanged: body !== returnedBody,
  };
}
