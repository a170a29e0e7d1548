import { Card, Cluster, color, fontSize, Heading, space, tabularNums } from '@wattle/design-system';
import { useId } from 'react';
import { styled } from 'styled-components';
import { usePromptFiguresQuery } from '../bank/generation.api';
import { dateInWords } from '../shared/moment-in-words';

const Since = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const Figures = styled.dl`
  margin: ${space[12]} 0 0;
  ${tabularNums}

  font-size: ${fontSize[14]};

  & > div {
    display: flex;
    justify-content: space-between;
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.line};
  }

  & dd {
    margin: 0;
    font-weight: 700;
  }
`;

/** What became of all items of one version of a prompt. */
export function PromptCard({ prompt }: { prompt: string }) {
  const titleId = useId();
  const { data } = usePromptFiguresQuery(undefined, { refetchOnMountOrArgChange: true });
  const figures = data?.find((each) => each.prompt === prompt);
  if (!figures) return null;
  const { since, passed, refused, finalized, finalizedAfterEdit, rejected, waiting } = figures;
  const rows: [string, number][] = [
    ['made', passed + refused],
    ['passed the gate', passed],
    [`finalized, ${finalizedAfterEdit} of them after an edit`, finalized],
    ['rejected', rejected],
    ['waiting', waiting],
  ];
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Cluster justify="space-between">
        <Heading level={2} size={16} id={titleId}>
          Prompt {prompt}
        </Heading>
        {since && <Since>since {dateInWords(since)}</Since>}
      </Cluster>
      <Figures>
        {rows.map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count.toLocaleString('en')}</dd>
          </div>
        ))}
      </Figures>
    </Card>
  );
}
