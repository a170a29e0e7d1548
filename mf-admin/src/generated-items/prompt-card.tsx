import { color, fontSize, formatDate, formatNumber, MutedText, Panel, space, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';
import { usePromptFiguresQuery } from '../generation-runs/generation.api';

const Counts = styled.dl`
  ${tabularNums}

  font-size: ${fontSize[14]};

  & > div {
    display: flex;
    justify-content: space-between;
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.line};
  }

  & dd {
    font-weight: 700;
  }
`;

/** What became of all items of one version of a prompt. */
export function PromptCard({ prompt }: { prompt: string }) {
  const { data } = usePromptFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const figures = data?.find((each) => each.prompt === prompt);
  if (!figures) return null;
  const { since, passed, refused, finalized, finalizedAfterEdit, rejected, waiting } = figures;
  const counts: [string, number][] = [
    ['made', passed + refused],
    ['passed the gate', passed],
    [`finalized, ${finalizedAfterEdit} of them after an edit`, finalized],
    ['rejected', rejected],
    ['waiting', waiting],
  ];
  return (
    <Panel
      title={`Prompt ${prompt}`}
      titleSize={16}
      aside={since && <MutedText as="span">since {formatDate(since)}</MutedText>}
    >
      <Counts>
        {counts.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatNumber(count)}</dd>
          </div>
        ))}
      </Counts>
    </Panel>
  );
}
