import type { PracticeTopic } from '@wattle/contract';
import { color, Heading, radius, Stack, space, tabularNums } from '@wattle/design-system';
import { styled } from 'styled-components';

const Item = styled.li`
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr) auto;

  gap: 0 ${space[16]};
  padding: ${space[16]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Place = styled.span`
  display: grid;
  place-items: center;
  border: 1px solid ${color.edge};
  font-weight: 700;
  ${tabularNums}

  width: 32px;
  height: 32px;
  border-radius: ${radius.small};

  background: ${color.brandSoft};
  color: ${color.ink};
`;

const Soft = styled.p`
  color: ${color.inkSoft};
`;

const Count = styled(Soft)`
  white-space: nowrap;
  ${tabularNums}
`;

/** One topic of each subject, the weakest first. */
export function PracticeList({ topics }: { topics: readonly PracticeTopic[] }) {
  if (topics.length === 0) {
    return (
      <Stack gap={8} as="section">
        <Title>What comes next</Title>
        <p>Every answer was right, so these tests have nothing left to ask. The weekly and the mega test are harder.</p>
      </Stack>
    );
  }
  return (
    <Stack gap={8} as="section">
      <Title>What to practise next</Title>
      <ol>
        {topics.map(({ topic, correct, total, advice }, index) => (
          <Item key={topic}>
            <Place aria-hidden="true">{index + 1}</Place>
            <div>
              <strong>{topic}</strong>
              <Soft>{advice}</Soft>
            </div>
            <Count>
              {correct} of {total}
            </Count>
          </Item>
        ))}
      </ol>
    </Stack>
  );
}

function Title({ children }: { children: string }) {
  return (
    <Heading level={2} size={22}>
      {children}
    </Heading>
  );
}
