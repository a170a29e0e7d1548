import { deviceStorage } from '@wattle/platform';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { emptyValues, type QuestionValues } from './question-values';

/** What is stored of a form that was not saved yet, and the question that it began with. */
interface Draft<Base> {
  values: QuestionValues;
  base: Base;
}

/** Where the device stores what was typed into a form. */
export function draftKey(form: string): string {
  return `wattle-draft-${form}`;
}

export function readDraft<Base>(key: string): Draft<Base> | undefined {
  const stored = deviceStorage.readJson(key) as Draft<Base> | undefined;
  if (!stored?.values || typeof stored.values !== 'object') return undefined;
  // An earlier release stored fewer fields.
  return { ...stored, values: { ...emptyValues(), ...stored.values } };
}

export function forgetDraft(key: string): void {
  deviceStorage.remove(key);
}

/** Keeps what is typed on the device until it is saved or discarded, so that neither an error nor a reload loses it. */
export function useStoredDraft<Base>(key: string, form: UseFormReturn<QuestionValues>, base: Base): void {
  const { subscribe, formState } = form;
  const { image_data: imageBefore = '' } = formState.defaultValues ?? {};
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, isDirty }) => {
          if (!isDirty) return forgetDraft(key);
          // The storage has no space for pictures: a chosen file has to be chosen again.
          const image_data = values.image_data.startsWith('data:') ? imageBefore : values.image_data;
          deviceStorage.write(key, JSON.stringify({ values: { ...values, image_data }, base }));
        },
      }),
    [key, base, imageBefore, subscribe],
  );
}
