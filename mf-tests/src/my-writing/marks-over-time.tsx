import { WRITING_RUBRIC } from '@wattle/contract/writing-rubric';
import type { WritingSummary } from '@wattle/contract/writings';
import { color, fontSize, formatShortDay, MutedText, Panel, space, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';
import { marksInWords } from './text-words';

/** As many as fit a phone. */
const MAX_SHOWN = 4;

const Root = styled.table`
  width: 100%;
  ${tabularNums}
  text-align: right;

  font-size: ${fontSize[15]};

  th {
    font-weight: 600;
  }

  th,
  td {
    border-top: 1px solid ${color.line};

    padding: ${space[8]} 0 ${space[8]} ${space[8]};
  }

  thead th {
    border: 0;
    vertical-align: bottom;
  }

  tr > :first-child {
    padding-left: 0;
    text-align: left;
  }

  small {
    font-size: ${fontSize[14]};
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

/** Marks of the latest marked texts by criterion, the latest last. One text is nothing to compare. */
export function MarksOverTime({ texts }: { texts: readonly WritingSummary[] }) {
  const marked = texts.flatMap(({ marks, returnedAt, ...text }) =>
    marks && returnedAt ? [{ ...text, marks, returnedAt }] : [],
  );
  const shown = marked
    .sort((one, other) => Date.parse(other.returnedAt) - Date.parse(one.returnedAt))
    .slice(0, MAX_SHOWN)
    .reverse();
  if (shown.length < 2) return null;
  return (
    <Panel title="Marks over time">
      <Root aria-label="Marks by criterion">
        <thead>
          <tr>
            <th scope="col">Criterion</th>
            {shown.map(({ attemptId, submittedAt }) => (
              <th key={attemptId} scope="col">
                {formatShortDay(submittedAt)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {WRITING_RUBRIC.map(({ id, name, marks: most }) => (
            <tr key={id}>
              <th scope="row">
                {name} <small>of {most}</small>
              </th>
              {shown.map(({ attemptId, marks }) => (
                <td key={attemptId}>{marks[id]}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">Together</th>
            {shown.map(({ attemptId, marks }) => (
              <td key={attemptId}>
                <strong>{marksInWords(marks)}</strong>
              </td>
            ))}
          </tr>
        </tbody>
      </Root>
      <MutedText>These marks show how practice goes. They do not tell the result of the real test.</MutedText>
    </Panel>
  );
}
