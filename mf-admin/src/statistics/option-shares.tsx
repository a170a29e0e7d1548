import type { BankQuestion } from '@wattle/contract/bank';
import type { VersionStatistics } from '@wattle/contract/item-statistics';
import { optionsOf } from '@wattle/contract/options';
import {
  Bar,
  Card,
  color,
  formatNumber,
  MutedText,
  media,
  QuestionText,
  Stack,
  space,
  Table,
} from '@wattle/design-system';
import { styled } from 'styled-components';
import { preferredOption } from './ability-lines';
import { percentText } from './statistics-words';

const Shares = styled(Table)`
  ${media.narrow} {
    min-width: 0;
  }

  td,
  th {
    padding-inline: ${space[8]};
  }

  td:nth-child(n + 3),
  th:nth-child(n + 3) {
    text-align: right;
  }

  tr[data-tone='key'] {
    background: ${color.actionSoft};
  }

  tr[data-tone='preferred'] {
    background: ${color.dangerSoft};
  }
`;

const Share = styled.div`
  min-width: 72px;
`;

const OptionText = styled.span`
  overflow-wrap: anywhere;
`;

interface OptionSharesProps {
  question: BankQuestion;
  version: VersionStatistics;
}

/** How many children chose each option, and how much they know. */
export function OptionShares({ question, version }: OptionSharesProps) {
  const { options, flags } = version;
  if (!options) return null;
  const isDoubted = flags.some(({ kind }) => kind === 'key-in-doubt');
  const preferred = isDoubted ? preferredOption(options, flags) : undefined;
  // Another version may have had other options.
  const texts = version.isCurrent ? optionsOf(question) : [];
  const known = options.filter(({ option, meanRest }) => option && meanRest !== null);
  const best = known.toSorted((one, other) => (other.meanRest ?? 0) - (one.meanRest ?? 0))[0];
  return (
    <Card>
      <Stack gap={12}>
        <QuestionText>{question.question}</QuestionText>
        <Shares caption="Who chose each option">
          <thead>
            <tr>
              <th scope="col">Option</th>
              <th scope="col">Share</th>
              <th scope="col">Children</th>
              <th scope="col">Others right</th>
            </tr>
          </thead>
          <tbody>
            {options.map(({ option, isKey, count, share, meanRest }) => (
              <tr
                key={option ?? 'left out'}
                data-tone={isKey ? 'key' : option && option === preferred ? 'preferred' : undefined}
              >
                <td>
                  {option ? (
                    <OptionText>
                      <strong>{option}</strong> {texts.find(({ letter }) => letter === option)?.text}
                      {isKey && <strong> Key</strong>}
                    </OptionText>
                  ) : (
                    'Left out'
                  )}
                </td>
                <td>
                  <Share>
                    {percentText(share)}
                    <Bar value={share} max={1} tone={isKey ? 'action' : 'brand'} />
                  </Share>
                </td>
                <td>{formatNumber(count)}</td>
                <td>{meanRest === null ? '–' : percentText(meanRest)}</td>
              </tr>
            ))}
          </tbody>
        </Shares>
        <MutedText>
          {`Others right: how many of the other questions these children had right.${best ? ` Those who chose ${best.option} know most.` : ''}`}
        </MutedText>
      </Stack>
    </Card>
  );
}
