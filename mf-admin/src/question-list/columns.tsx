import { Checkbox, Dialog } from '@wattle/design-system';
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

interface ColumnsDialogProps {
  shown: ColumnName[];
  onChange: (shown: ColumnName[]) => void;
  onClose: () => void;
}

export function ColumnsDialog({ shown, onChange, onClose }: ColumnsDialogProps) {
  return (
    <Dialog title="Columns" onClose={onClose}>
      {COLUMNS.map(({ name, label }) => (
        <Checkbox
          key={name}
          checked={shown.includes(name)}
          onChange={({ target }) => onChange(target.checked ? [...shown, name] : shown.filter((each) => each !== name))}
        >
          {label}
        </Checkbox>
      ))}
    </Dialog>
  );
}
