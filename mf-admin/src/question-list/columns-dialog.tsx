import { Checkbox, Dialog } from '@wattle/design-system';
import { COLUMNS, type ColumnName } from './columns';

interface ColumnsDialogProps {
  shown: ColumnName[];
  onChange: (shown: ColumnName[]) => void;
  onClose: () => void;
}

/** Chooses the columns of the list. */
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
