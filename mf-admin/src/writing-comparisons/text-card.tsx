import { countWords, formatCount } from '@wattle/contract/text';
import type { ComparisonTurn } from '@wattle/contract/writing-comparisons';
import { Button, Card, Cluster, Heading, MutedText, Passage, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { ShortcutKey } from '../marking/shortcut-key';

type ComparedText = NonNullable<ComparisonTurn['pair']>['left'];

const Root = styled(Card)`
  display: flex;
  flex-direction: column;

  gap: ${space[16]};
`;

const Text = styled(Passage)`
  flex: 1;
  overflow-wrap: anywhere;
`;

export type Side = 'left' | 'right';

interface TextCardProps {
  text: ComparedText;
  side: Side;
  isBusy: boolean;
  isLocked: boolean;
  onChoose: () => void;
}

/** One of two texts, and the button that says that it is better. */
export function TextCard({ text: { id, text }, side, isBusy, isLocked, onChoose }: TextCardProps) {
  return (
    <Root forwardedAs="article" aria-labelledby={`text-${id}`}>
      <Cluster justify="space-between" gap={8}>
        <Heading level={2} size={16} id={`text-${id}`}>
          Text {id}
        </Heading>
        <MutedText>{formatCount(countWords(text), 'word')}</MutedText>
      </Cluster>
      <Text>{text}</Text>
      <Button
        variant="secondary"
        isWide
        isBusy={isBusy}
        isLocked={isLocked}
        aria-describedby={`text-${id}`}
        // The second click of a double click would judge the next pair.
        onClick={({ detail }) => detail < 2 && onChoose()}
      >
        {side === 'left' && <ShortcutKey aria-hidden="true">←</ShortcutKey>}
        This one is better
        {side === 'right' && <ShortcutKey aria-hidden="true">→</ShortcutKey>}
      </Button>
    </Root>
  );
}
