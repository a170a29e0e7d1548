import { Cluster, color, Dialog, fontSize, MutedText, Stack, space } from '@wattle/design-system';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { useQuestions } from '../attempt/attempt-context';
import { formatOf } from '../attempt/question-format';
import { KeyCap } from './key-cap';

const keysOf = (hasGaps: boolean) => [
  { keys: ['A', 'B', 'C', 'D', 'E'], does: hasGaps ? 'Choose an option; for a gap also F and G' : 'Choose an option' },
  { keys: ['←', '→'], does: 'Go to the previous or next question' },
  { keys: ['↑', '↓'], does: 'Go from option to option' },
  { keys: ['F'], does: `Flag the question, to come back to it${hasGaps ? '; not for a gap' : ''}` },
  { keys: ['Space'], does: 'With Highlight on, highlight a sentence; the arrows go from one to the next' },
  { keys: ['?'], does: 'Show this list' },
];

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: baseline;

  gap: ${space[12]} ${space[20]};
`;

const Key = styled(KeyCap)`
  min-width: 28px;
  padding: 2px ${space[8]};
  font-size: ${fontSize[14]};

  background: ${color.sunken};
`;

export function KeysHelp({ isOn, onClose }: { isOn: boolean; onClose: () => void }) {
  const hasGaps = useQuestions().some((question) => formatOf(question) === 'gap');
  return (
    <Dialog title="Keyboard" onClose={onClose}>
      <Stack gap={20}>
        <List>
          {keysOf(hasGaps).map(({ keys, does }) => (
            <Fragment key={does}>
              <Cluster as="dt" gap={4}>
                {keys.map((key) => (
                  <Key key={key}>{key}</Key>
                ))}
              </Cluster>
              <dd>{does}</dd>
            </Fragment>
          ))}
        </List>
        <MutedText>
          {isOn ? 'The keys can be turned off under Display.' : 'The keys are turned off. Turn them on under Display.'}
        </MutedText>
      </Stack>
    </Dialog>
  );
}
