import { EXAM_TYPES, LEVELS, QUESTION_FILTERS, QUESTION_FORMATS, QUESTION_POOLS, type Subject } from '@wattle/contract';
import { Button, Cluster, SegmentedControl, Select } from '@wattle/design-system';
import { styled } from 'styled-components';
import { FORMAT_NAMES } from '../bank/labels';
import { useTopicsQuery } from '../bank/questions.api';
import type { ListPurpose } from '../prefetch-queries';
import type { ListFilter } from './list-query';
import { SearchInput } from './search-input';

const SORTS: { value: ListFilter['sort']; label: string }[] = [
  { value: 'oldest', label: 'Oldest first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'updated', label: 'Last changed first' },
  { value: 'topic', label: 'By topic' },
];

/** Generation starts from originals and finalized questions, so these come first there. */
const TYPES: Record<ListPurpose, readonly ListFilter['type'][]> = {
  view: QUESTION_FILTERS,
  generate: ['Original', 'Finalized', 'Generated', 'All'],
};

const Search = styled.div`
  flex: 1 1 240px;
  max-width: 320px;
`;

/** As wide before its topics have come as after: what stands beside it stays where it is. */
const Topic = styled.div`
  width: 200px;

  & select {
    width: 100%;
  }
`;

interface ListToolbarProps {
  subject: Subject;
  purpose: ListPurpose;
  filter: ListFilter;
  onChange: (changes: Partial<ListFilter>) => void;
  onColumns: () => void;
  onKeys: () => void;
}

/** Search, filters and order of the list. */
export function ListToolbar({ subject, purpose, filter, onChange, onColumns, onKeys }: ListToolbarProps) {
  const { data } = useTopicsQuery(subject, { skip: subject === 'Writing' });
  return (
    <Cluster gap={8} role="search" aria-label="Filter questions">
      <Search>
        <SearchInput value={filter.search ?? ''} onSearch={(search) => onChange({ search })} />
      </Search>
      <SegmentedControl
        size="dense"
        label="Type"
        options={TYPES[purpose].map((value) => ({ value, label: value }))}
        value={filter.type}
        onChange={(type) => onChange({ type })}
      />
      {subject !== 'Writing' && (
        <FilterSelect
          label="Level"
          all="Any level"
          options={LEVELS}
          value={filter.level}
          onChange={(level) => onChange({ level })}
        />
      )}
      <FilterSelect
        label="Exam type"
        all="Any exam type"
        options={EXAM_TYPES}
        value={filter.exam_type}
        onChange={(exam_type) => onChange({ exam_type })}
      />
      {subject !== 'Writing' && data?.topics.length !== 0 && (
        <Topic>
          <FilterSelect
            label="Topic"
            all="Any topic"
            options={data?.topics.map(({ category }) => category) ?? []}
            value={filter.category}
            onChange={(category) => onChange({ category })}
          />
        </Topic>
      )}
      {subject === 'Reading' && (
        <FilterSelect
          label="Format"
          all="Any format"
          options={QUESTION_FORMATS}
          names={FORMAT_NAMES}
          value={filter.format}
          onChange={(format) => onChange({ format })}
        />
      )}
      <FilterSelect
        label="Pool"
        all="Any pool"
        options={QUESTION_POOLS}
        value={filter.pool}
        onChange={(pool) => onChange({ pool })}
      />
      <div>
        <Select
          size="dense"
          aria-label="Order"
          value={filter.sort}
          onChange={({ target }) => onChange({ sort: target.value as ListFilter['sort'] })}
        >
          {SORTS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={onColumns}>
        Columns
      </Button>
      <Button variant="quiet" size="dense" aria-haspopup="dialog" onClick={onKeys}>
        Keys
      </Button>
    </Cluster>
  );
}

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
function FilterSelect<Value extends string>({ label, all, options, names, ...props }: FilterSelectProps<Value>) {
  const { value, onChange } = props;
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
