import type { QuestionSort } from '@wattle/contract/bank';
import { Checkbox, Dialog } from '@wattle/design-system';
import { useState } from 'react';
import { localJson } from '../shared/json-storage';

/** Orders of a list by one column: from the least to the most, and the other way round. */
interface ColumnSorts {
  ascending: QuestionSort;
  descending: QuestionSort;
  isDescendingFirst?: boolean;
}

/** What was changed last is looked for first. */
const UPDATED: ColumnSorts = { ascending: '-updated', descending: 'updated', isDescendingFirst: true };

/** Columns that can be hidden; number, question and action always stand. */
export const COLUMNS: readonly { name: ColumnName; label: string; sorts?: ColumnSorts }[] = [
  { name: 'type', label: 'Type' },
  { name: 'level', label: 'Level', sorts: { ascending: 'level', descending: '-level' } },
  { name: 'category', label: 'Topic', sorts: { ascending: 'topic', descending: '-topic' } },
  { name: 'exam_type', label: 'Exam type' },
  { name: 'year_level', label: 'Year level', sorts: { ascending: 'year', descending: '-year' } },
  { name: 'updatedBy', label: 'Changed', sorts: UPDATED },
];

export type ColumnName = 'type' | 'level' | 'category' | 'exam_type' | 'year_level' | 'updatedBy';

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
