import {
  EXAM_TYPES,
  LEVELS,
  QUESTION_FILTERS,
  QUESTION_FORMATS,
  QUESTION_POOLS,
  type Subject,
} from '@wattle/contract/constants';
import { SKILLS } from '@wattle/contract/skills';
import { Cluster, media, SegmentedControl, Select } from '@wattle/design-system';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import type { ListPurpose } from '../prefetch-queries';
import type { ListFilter } from '../questions/list-place';
import { FORMAT_NAMES } from '../questions/question-labels';
import { useTopicsQuery } from '../questions/questions.api';
import { DenseButton, QuietButton } from '../shared/buttons';
import { SearchInput } from './search-input';

const SORTS: Record<ListFilter['sort'], string> = {
  oldest: 'Oldest first',
  newest: 'Newest first',
  updated: 'Last changed first',
  '-updated': 'Longest unchanged first',
  topic: 'By topic',
  '-topic': 'By topic, Z to A',
  level: 'By level',
  '-level': 'By level, difficult first',
  year: 'By year level',
  '-year': 'By year level, highest first',
};

/** Generation starts from originals and finalized questions, so these come first there. */
const TYPES: Record<ListPurpose, readonly ListFilter['type'][]> = {
  view: QUESTION_FILTERS,
  generate: ['Original', 'Finalized', 'Generated', 'All'],
};

/** As wide before its topics have come as after: what stands beside it stays where it is. */
const Topic = styled.div`
  width: 200px;

  & select {
    width: 100%;
  }
`;

/** On a narrow screen all filters stand behind one button: the questions come first. */
const Toggle = styled.div`
  ${media.wide} {
    display: none;
  }
`;

const Filters = styled(Cluster)<{ $isOpen: boolean }>`
  ${media.narrow} {
    display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
  }

  ${media.wide} {
    display: contents;
  }
`;

interface ListToolbarProps {
  subject: Subject;
  purpose: ListPurpose;
  filter: ListFilter;
  onChange: (changes: Partial<ListFilter>) => void;
  onColumns: () => void;
  onSkills: () => void;
  onKeys: () => void;
}

export function ListToolbar({ subject, purpose, filter, onChange, onColumns, onSkills, onKeys }: ListToolbarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { page, search, sort, ...narrowing } = filter;
  const usual = TYPES[purpose][0];
  const count = Object.values(narrowing).filter((value) => value !== undefined && value !== usual).length;
  const { currentData: data } = useTopicsQuery(subject, { skip: subject === 'Writing' });
  const ofSubject = SKILLS.filter((skill) => skill.subject === subject);
  const countOf = (id: string) => data?.skills?.find((skill) => skill.id === id)?.count ?? 0;
  const names = Object.fromEntries(ofSubject.map(({ id, name }) => [id, data ? `${name} (${countOf(id)})` : name]));
  const select = (
    field: 'level' | 'exam_type' | 'category' | 'skill' | 'format' | 'pool',
    label: string,
    options: readonly string[],
    names?: Record<string, string>,
  ) => (
    <FilterSelect
      label={label}
      options={options}
      names={names}
      value={filter[field]}
      onChange={(value) => onChange({ [field]: value })}
    />
  );
  return (
    <Cluster gap={8} role="search" aria-label="Filter questions">
      <SearchInput value={filter.search ?? ''} onSearch={(search) => onChange({ search })} />
      <Toggle>
        <DenseButton aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {count > 0 ? `Filters (${count})` : 'Filters'}
        </DenseButton>
      </Toggle>
      <Filters gap={8} id={id} $isOpen={isOpen}>
        <SegmentedControl
          label="Type"
          options={TYPES[purpose].map((value) => ({ value, label: value }))}
          value={filter.type}
          onChange={(type) => onChange({ type })}
        />
        {subject !== 'Writing' && select('level', 'Level', LEVELS)}
        {select('exam_type', 'Exam type', EXAM_TYPES)}
        {subject !== 'Writing' && data?.topics.length !== 0 && (
          <Topic>{select('category', 'Topic', data?.topics.map(({ category }) => category) ?? [])}</Topic>
        )}
        {subject !== 'Writing' && <Topic>{select('skill', 'Skill', Object.keys(names), names)}</Topic>}
        {subject === 'Reading' && select('format', 'Format', QUESTION_FORMATS, FORMAT_NAMES)}
        {select('pool', 'Pool', QUESTION_POOLS)}
        <div>
          <Select
            size="dense"
            aria-label="Order"
            value={filter.sort}
            onChange={({ target }) => onChange({ sort: target.value as ListFilter['sort'] })}
          >
            {Object.entries(SORTS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
        <QuietButton aria-haspopup="dialog" onClick={onColumns}>
          Columns
        </QuietButton>
        {subject !== 'Writing' && (
          <QuietButton aria-haspopup="dialog" onClick={onSkills}>
            Skills
          </QuietButton>
        )}
        <QuietButton aria-haspopup="dialog" onClick={onKeys}>
          Keyboard
        </QuietButton>
      </Filters>
    </Cluster>
  );
}

interface FilterSelectProps {
  label: string;
  options: readonly string[];
  /** What stands for the values, where they are not words. */
  names: Record<string, string> | undefined;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

function FilterSelect({ label, options, names, value, onChange }: FilterSelectProps) {
  const isUnknown = value !== undefined && !options.includes(value);
  return (
    <div>
      <Select
        size="dense"
        aria-label={label}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">Any {label.toLowerCase()}</option>
        {(isUnknown ? [value, ...options] : options).map((option) => (
          <option key={option} value={option}>
            {names?.[option] ?? option}
          </option>
        ))}
      </Select>
    </div>
  );
}
