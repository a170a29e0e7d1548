import {
  COUNTED_KINDS,
  OMITTED_RULES,
  type StatisticsSwitches,
  statisticsList,
} from '@wattle/contract/item-statistics';
import { kindTitle } from '@wattle/contract/test-kinds';
import { Cluster, formatWhen, MutedText, Select } from '@wattle/design-system';
import { useLocation } from '@wattle/platform';
import { useState } from 'react';
import { QuietButton } from '../shared/buttons';
import { useChangeSearch } from '../shared/use-change-search';
import { OMITTED_WORDS, switchesSentence } from './statistics-words';

const { shape } = statisticsList.query;

/** By what the page counts, from its address. */
export function useSwitches(): Partial<StatisticsSwitches> {
  const params = new URLSearchParams(useLocation().search);
  return {
    kind: shape.kind.safeParse(params.get('kind') ?? undefined).data,
    omitted: shape.omitted.safeParse(params.get('omitted') ?? undefined).data,
  };
}

interface SwitchesLineProps {
  /** As the response says that they were used. */
  switches: StatisticsSwitches;
  countedAt: string | null;
}

/** Says by which switches the figures were counted, and lets them be changed. */
export function SwitchesLine({ switches, countedAt }: SwitchesLineProps) {
  const [isOpen, setOpen] = useState(false);
  const changeSearch = useChangeSearch();
  const change = (name: 'kind' | 'omitted', value: string) =>
    changeSearch((search) => {
      const params = new URLSearchParams(search);
      params.delete('page');
      if (value) params.set(name, value);
      else params.delete(name);
      return params.size > 0 ? `?${params}` : '';
    });
  return (
    <Cluster justify="space-between" gap={8}>
      <MutedText as="span">
        {`${switchesSentence(switches)}. ${countedAt ? `Counted ${formatWhen(countedAt)}.` : 'Nothing was counted yet.'}`}
      </MutedText>
      {isOpen ? (
        <Cluster gap={8}>
          <div>
            <Select
              size="dense"
              aria-label="Tests that count"
              value={switches.kind ?? ''}
              onChange={({ target }) => change('kind', target.value)}
            >
              <option value="">All kinds of test</option>
              {COUNTED_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {kindTitle(kind)} only
                </option>
              ))}
            </Select>
          </div>
          <div>
            <Select
              size="dense"
              aria-label="What was left out"
              value={switches.omitted}
              onChange={({ target }) => change('omitted', target.value === 'wrong' ? '' : target.value)}
            >
              {OMITTED_RULES.map((rule) => (
                <option key={rule} value={rule}>
                  {OMITTED_WORDS[rule].replace('left', 'Left')}
                </option>
              ))}
            </Select>
          </div>
        </Cluster>
      ) : (
        <QuietButton onClick={() => setOpen(true)}>Change what counts</QuietButton>
      )}
    </Cluster>
  );
}
