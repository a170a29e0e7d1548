import type { ComparisonTurn } from '@wattle/contract/writing-comparisons';
import { Alert, media, space } from '@wattle/design-system';
import { useShortcuts } from '@wattle/exam-player';
import { errorMessage, errorStatus } from '@wattle/platform';
import { styled } from 'styled-components';
import { useJudgePairMutation } from './comparisons.api';
import { type Side, TextCard } from './text-card';

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
  /** The pair is no longer this marker's. */
  onLost: () => void;
}

/** Two texts, of which a button or a key names the better one. */
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
      {error && (
        <Alert tone="danger">
          {errorMessage(error, 'Your choice was not saved. Check the network and choose again.')}
        </Alert>
      )}
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
