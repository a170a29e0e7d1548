import type { ImportBatch, ImportedQuestion } from '@wattle/contract/question-import';
import { useState } from 'react';
import type { MergedField } from '../questions/merge-edits';
import { subjectOf } from '../questions/question-address';
import { fieldsOf, storedValuesOf } from '../questions/question-values';

export type Member = ImportBatch['members'][number];

/** Drafts that are ready are selected until somebody decides otherwise. */
export function useBatchSelection(members: readonly Member[]) {
  const [decided, setDecided] = useState<ReadonlyMap<string, boolean>>(new Map());
  // Of pictures from another site: whether this browser shows them (docs/decisions/058).
  const [pictures, setPictures] = useState<ReadonlyMap<string, boolean>>(new Map());
  const canBePublished = ({ state, id }: Member) =>
    state === 'ready' || state === 'confirm' || (state === 'picture' && pictures.get(id) === true);
  const selectable = members.filter(canBePublished);
  const isSelected = (member: Member) =>
    canBePublished(member) && (decided.get(member.id) ?? member.state !== 'confirm');
  return {
    selectable,
    selected: selectable.filter(isSelected),
    isSelected,
    select: (ids: readonly string[], isOn: boolean) =>
      setDecided((before) => new Map([...before, ...ids.map((id) => [id, isOn] as const)])),
    pictures,
    notePicture: (id: string, isShown: boolean) => setPictures((before) => new Map(before).set(id, isShown)),
  };
}

export function changesOf({ question, current }: ImportedQuestion): MergedField[] {
  if (!current) return [];
  const [before, after] = [storedValuesOf(current), storedValuesOf(question)];
  return fieldsOf(subjectOf(current))
    .filter((field) => field !== 'type' && before[field].trim() !== after[field].trim())
    .map((field) => ({ field, side: 'yours', before: before[field], after: after[field] }));
}

export function factsOf({ question }: ImportedQuestion): string {
  const { subject, category, level, image_data } = question;
  return [subject, category, level, image_data && 'with a picture'].filter(Boolean).join(', ');
}
