import type { MarkingBody, WritingMarking } from '@wattle/contract/writing-markings';
import { useState } from 'react';
import { useReturnMarkingMutation } from './markings.api';

/**
 * Returns a marking, once however often it is asked for.
 *
 * @param finishSaves - Ends once no save is under way: one that arrived later would be refused.
 */
export function useReturn(marking: WritingMarking, body: MarkingBody, finishSaves: () => Promise<void>) {
  const [sendBack, { error }] = useReturnMarkingMutation();
  const [isReturning, setReturning] = useState(false);
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
    isReturning,
    error,
    /** As it is now. */
    current: returned ?? marking,
    isJustReturned: returned !== undefined && body === returnedBody,
    isChanged: body !== returnedBody,
  };
}
