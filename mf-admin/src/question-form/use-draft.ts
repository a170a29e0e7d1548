import { useSession } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { localJson } from '../shared/json-storage';
import type { QuestionFormReturn } from './form-resolver';
import { emptyValues, type QuestionValues } from './question-values';

/** What is stored of a form that was not saved yet, and the question that it began with. */
interface Draft<Base> {
  values: QuestionValues;
  base: Base;
}

/** Of one person: another one on the same device does not see what was typed. */
export function useDraftKey(form: string): string {
  return `wattle-draft-${useSession().user?.id}-${form}`;
}

export function readDraft<Base>(key: string): Draft<Base> | undefined {
  const stored = localJson.readJson(key) as Draft<Base> | undefined;
  if (!stored?.values || typeof stored.values !== 'object') return undefined;
  return { ...stored, values: { ...emptyValues(), ...stored.values } };
}

export function forgetDraft(key: string): void {
  localJson.remove(key);
}

/** Returns how to forget a draft once it is saved, unless another page has typed on in it meanwhile. */
export function draftToForget(key: string): () => void {
  const saved = JSON.stringify(localJson.readJson(key));
  return () => {
    if (JSON.stringify(localJson.readJson(key)) === saved) forgetDraft(key);
  };
}

/** The storage has no space for pictures: a chosen file has to be chosen again. */
const withoutFile = (address: string, before: string) => (address.startsWith('data:') ? before : address);

/**
 * Keeps what is typed on the device until it is saved or discarded, so that neither an error nor a reload loses it. Says
 * whether the browser stores it; otherwise the page has it for as long as it is open.
 */
export function useStoredDraft<Base>(key: string, form: QuestionFormReturn, base: Base): boolean {
  const { subscribe, formState } = form;
  const { image_data: pictureBefore = '', explanation_image: drawingBefore = '' } = formState.defaultValues ?? {};
  const [isStored, setStored] = useState(() => !localJson.isInMemory(key));
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (!isDirty) {
            forgetDraft(key);
            setStored(true);
            return;
          }
          const stored = {
            ...values,
            image_data: withoutFile(values.image_data, pictureBefore),
            explanation_image: withoutFile(values.explanation_image, drawingBefore),
          };
          setStored(localJson.writeJson(key, { values: stored, base }));
        },
      }),
    [key, base, pictureBefore, drawingBefore, subscribe],
  );
  return isStored;
}
