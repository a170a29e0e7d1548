import { Select } from '@wattle/design-system';

interface FilterSelectProps<Value extends string> {
  label: string;
  /** The choice that leaves nothing out. */
  all: string;
  options: readonly Value[];
  /** What stands for the values, where they are not words. */
  names?: Partial<Record<Value, string>>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Narrows the list to one value of a field. */
export function FilterSelect<Value extends string>({
  label,
  all,
  options,
  names,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  const isUnknown = value !== undefined && !options.includes(value);
  return (
    <div>
      <Select
        size="dense"
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange((target.value || undefined) as Value | undefined)}
      >
        <option value="">{all}</option>
        {(isUnknown ? [value, ...options] : options).map((option) => (
          <option key={option} value={option}>
            {names?.[option] ?? option}
          </option>
        ))}
      </Select>
    </div>
  );
}
