import { Alert, media, space } from '@wattle/design-system';
import { useShortcuts } from '@wattle/exam-player';
import { errorMessage, errorStatus } from '@wattle/platform';
import { styled } from 'styled-components';
import { useJudgePairMutation } from './comparisons.api';
import { type ComparedText, TextCard } from './text-card';

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  gap: ${space[16]};

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const SIDES = ['left', 'right'] as const;
const KEYS: Record<string, 0 | 1> = { ArrowLeft: 0, '1': 0, ArrowRight: 1, '2': 1 };

interface TextPairProps {
  setId: string;
  pair: readonly [ComparedText, ComparedText];
  /** The pair is no longer this marker's. */
  onLost: () => void;
}

/** Two texts, of which a button or a key names the better one. */
export function TextPair({ setId, pair, onLost }: TextPairProps) {
  const [judge, { isLoading, error, originalArgs }] = useJudgePairMutation();

  const choose = async (index: 0 | 1) => {
    if (isLoading) return;
    const { error: failure } = await judge({ setId, winner: pair[index].id, loser: pair[1 - index]?.id ?? '' });
    if (errorStatus(failure) === 409) onLost();
  };

  useShortcuts(true, ({ key, repeat }) => {
    const index = KEYS[key];
    if (index === undefined || repeat) return false;
    void choose(index);
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
        {pair.map((text, index) => (
          <TextCard
            key={text.id}
            text={text}
            side={SIDES[index] ?? 'left'}
            isBusy={isLoading && originalArgs?.winner === text.id}
            isLocked={isLoading}
            onChoose={() => choose(index === 0 ? 0 : 1)}
          />
        ))}
      </Pair>
    </>
  );
}
