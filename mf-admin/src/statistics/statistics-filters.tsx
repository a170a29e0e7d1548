import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import { flagLabel } from '@wattle/contract/flag-words';
import { FLAG_KINDS, type StatisticsFilters, statisticsList } from '@wattle/contract/item-statistics';
import { Cluster, SegmentedControl, Select } from '@wattle/design-system';
import { useLocation } from '@wattle/platform';
import { SearchInput } from '../question-list/search-input';
import { useChangeSearch } from '../shared/use-change-search';

type Filters = Partial<StatisticsFilters> & { page: number };

const { shape } = statisticsList.query;
/** What leaves questions out. */
const NARROWING = [
  'subject',
  'search',
  'flag',
  'minFacility',
  'maxFacility',
  'minDiscrimination',
  'maxDiscrimination',
  'minAnswers',
  'maxAnswers',
] as const;
const NAMES = [...NARROWING, 'sort', 'kind', 'omitted'] as const;

export const NO_FILTERS: Partial<Filters> = Object.fromEntries(NARROWING.map((name) => [name, undefined]));

/** What the table shows; it stands in the address, so that Back and a reload restore it. */
export function useStatisticsFilters() {
  const { search } = useLocation();
  const changeSearch = useChangeSearch();
  const searchFor = (from: string, changes: Partial<Filters>) => {
    const entries = Object.entries({ ...filtersIn(from), page: 1, ...changes }).filter(
      ([name, value]) => value !== undefined && value !== '' && value !== USUAL[name as keyof Filters],
    );
    const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)])).toString();
    return query && `?${query}`;
  };
  return {
    filters: filtersIn(search),
    searchOf: (page: number) => searchFor(search, { page }),
    change: (changes: Partial<Filters>, options?: { replace: boolean }) =>
      changeSearch((from) => searchFor(from, changes), options),
  };
}

const USUAL: Partial<Filters> = { page: 1, sort: 'flags', omitted: 'wrong' };

/** What the address says and the table does not know counts as not said. */
function filtersIn(search: string): Filters {
  const params = new URLSearchParams(search);
  const read = NAMES.map((name) => [name, shape[name].safeParse(params.get(name) ?? undefined).data]);
  return { ...Object.fromEntries(read), page: shape.page.safeParse(params.get('page') ?? undefined).data ?? 1 };
}

export function isNarrowed(filters: Filters): boolean {
  return NARROWING.some((name) => filters[name] !== undefined);
}

interface Range {
  label: string;
  least?: number;
  most?: number;
}

/** Bounds in percent, and of answers. */
const RANGES = {
  Facility: [
    { label: 'below 25%', most: 24 },
    { label: '25% to 50%', least: 25, most: 50 },
    { label: '50% to 75%', least: 50, most: 75 },
    { label: '75% to 90%', least: 75, most: 90 },
    { label: 'above 90%', least: 91 },
  ],
  Discrimination: [
    { label: 'below 0', most: -1 },
    { label: '0 to 0.20', least: 0, most: 20 },
    { label: '0.20 to 0.40', least: 20, most: 40 },
    { label: 'above 0.40', least: 41 },
  ],
  Answers: [
    { label: 'fewer than 100', most: 99 },
    { label: '100 or more', least: 100 },
    { label: '300 or more', least: 300 },
    { label: '1,000 or more', least: 1_000 },
  ],
} satisfies Record<string, Range[]>;

const FLAG_WORDS: Record<NonNullable<StatisticsFilters['flag']>, string> = {
  any: 'With a flag',
  ...(Object.fromEntries(FLAG_KINDS.map((kind) => [kind, flagLabel({ kind })])) as Record<
    (typeof FLAG_KINDS)[number],
    string
  >),
  'unused-option': 'Hardly anybody chooses an option',
  withheld: 'Left out of tests',
};

interface StatisticsFiltersBarProps {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

export function StatisticsFiltersBar({ filters, onChange }: StatisticsFiltersBarProps) {
  return (
    <Cluster gap={8} role="search" aria-label="Filter questions">
      <SearchInput value={filters.search ?? ''} onSearch={(search) => onChange({ search })} />
      <SegmentedControl
        label="Subject"
        options={[
          { value: 'all', label: 'All' },
          // Writing has no key.
          ...SUBJECTS.filter((subject) => subject !== 'Writing').map((subject) => ({
            value: subject,
            label: SUBJECT_NAMES[subject],
          })),
        ]}
        value={filters.subject ?? 'all'}
        onChange={(subject) => onChange({ subject: subject === 'all' ? undefined : subject })}
      />
      <div>
        <Select
          size="dense"
          aria-label="Flag"
          value={filters.flag ?? ''}
          onChange={({ target }) => onChange({ flag: (target.value || undefined) as StatisticsFilters['flag'] })}
        >
          <option value="">With or without flags</option>
          {Object.entries(FLAG_WORDS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {(Object.keys(RANGES) as (keyof typeof RANGES)[]).map((name) => (
        <RangeSelect key={name} name={name} filters={filters} onChange={onChange} />
      ))}
    </Cluster>
  );
}

function RangeSelect({ name, filters, onChange }: StatisticsFiltersBarProps & { name: keyof typeof RANGES }) {
  const [least, most] = [`min${name}`, `max${name}`] as const;
  const ranges: readonly Range[] = RANGES[name];
  const index = ranges.findIndex((range) => range.least === filters[least] && range.most === filters[most]);
  return (
    <div>
      <Select
        size="dense"
        aria-label={name}
        value={index}
        onChange={({ target }) => {
          const range = ranges[Number(target.value)];
          onChange({ [least]: range?.least, [most]: range?.most });
        }}
      >
        <option value={-1}>{name}: any</option>
        {ranges.map(({ label }, each) => (
          <option key={label} value={each}>
            {name}: {label}
          </option>
        ))}
      </Select>
    </div>
  );
}
