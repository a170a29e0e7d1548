import { countWords, formatCount } from '@wattle/contract/text';
import type { ComparisonTurn } from '@wattle/contract/writing-comparisons';
import { Button, Card, Cluster, Heading, MutedText, media, Passage, space } from '@wattle/design-system';
import { KeyCap, useShortcuts } from '@wattle/exam-player';
import { errorStatus } from '@wattle/platform';
import { styled } from 'styled-components';
import { FailureAlert } from '../shared/failure-alert';
import { useJudgePairMutation } from './comparisons.api';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  gap: ${space[16]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const SIDES = ['left', 'right'] as const;
const KEYS: Record<string, Side> = { ArrowLeft: 'left', '1': 'left', ArrowRight: 'right', '2': 'right' };

interface TextPairProps {
  setId: string;
  pair: NonNullable<ComparisonTurn['pair']>;
  onLost: () => void;
}

export function TextPair({ setId, pair, onLost }: TextPairProps) {
  const [judge, { isLoading, error, originalArgs }] = useJudgePairMutation();

  const choose = async (side: Side) => {
    if (isLoading) return;
    const loser = pair[side === 'left' ? 'right' : 'left'].id;
    const { error: failure } = await judge({ setId, winner: pair[side].id, loser });
    if (errorStatus(failure) === 409) onLost();
  };

  useShortcuts(true, ({ key, repeat }) => {
    const side = KEYS[key];
    if (!side || repeat) return false;
    void choose(side);
    return true;
  });

  return (
    <>
      <FailureAlert error={error}>Your choice was not saved. Check the network and choose again.</FailureAlert>
      <Pair>
        {SIDES.map((side) => (
          <TextCard
            key={pair[side].id}
            text={pair[side]}
            side={side}
            isBusy={isLoading && originalArgs?.winner === pair[side].id}
            isLocked={isLoading}
            onChoose={() => choose(side)}
          />
        ))}
      </Pair>
    </>
  );
}

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

function TextCard({ text: { id, text }, side, isBusy, isLocked, onChoose }: TextCardProps) {
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
        {side === 'left' && <KeyCap aria-hidden="true">←</KeyCap>}
        This one is better
        {side === 'right' && <KeyCap aria-hidden="true">→</KeyCap>}
      </Button>
    </Root>
  );
}
