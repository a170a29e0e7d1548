import { useState } from 'react';
import { localJson } from '../shared/json-storage';

/** Columns that can be hidden; number, question and action always stand. */
export const COLUMNS = [
  { name: 'type', label: 'Type' },
  { name: 'level', label: 'Level' },
  { name: 'category', label: 'Topic' },
  { name: 'exam_type', label: 'Exam type' },
  { name: 'year_level', label: 'Year level' },
  { name: 'updatedBy', label: 'Changed by' },
] as const;

export type ColumnName = (typeof COLUMNS)[number]['name'];

const KEY = 'wattle-question-columns';
const USUAL: ColumnName[] = ['type', 'level', 'category'];

/** The columns that are shown, kept on this device. */
export function useColumns(): [ColumnName[], (columns: ColumnName[]) => void] {
  const [columns, setColumns] = useState(readColumns);
  const choose = (chosen: ColumnName[]) => {
    setColumns(chosen);
    localJson.writeJson(KEY, chosen);
  };
  return [columns, choose];
}

function readColumns(): ColumnName[] {
  const stored = localJson.readJson(KEY);
  if (!Array.isArray(stored)) return USUAL;
  return COLUMNS.map(({ name }) => name).filter((name) => stored.includes(name));
}
