import { QUESTION_COUNTS } from '@wattle/contract/constants';
import { capitalized, numberInWords } from '@wattle/contract/text';
import { Button, ButtonLink, color, Heading, media, radius, ScreenOnly, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { textAction } from '../my-writing/text-words';
import { useTextOf } from '../my-writing/writings.api';
import { DASHBOARD_PATH, easierPath, resitPath, writingPath } from '../paths';

const FEW = numberInWords(QUESTION_COUNTS.easier);

/** Where there is space for both, the buttons stand beside the words. */
const Small = styled(ScreenOnly)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;

  gap: ${space[16]};
  padding: ${space[20]};
  border: 1px solid ${color.edge};
  border-radius: ${radius.control};

  background: ${color.brandWash};
`;

const SmallWords = styled(Stack)`
  flex: 1 1 18em;
`;

/** On a phone each has a line of its own. */
const SmallActions = styled.div`
  display: flex;
  flex-wrap: wrap;

  gap: ${space[12]};

  ${media.narrow} {
    display: grid;
    flex: 1 0 100%;
  }
`;

/** On a phone they share one line. */
const Actions = styled(ScreenOnly)`
  display: flex;
  flex-wrap: wrap;

  gap: ${space[12]};

  ${media.narrow} {
    flex-wrap: nowrap;

    gap: ${space[8]};

    & > * {
      padding-inline: ${space[12]};
    }

    & > :first-child:not(:last-child) {
      flex: 1;
    }
  }
`;

const Row = styled(ScreenOnly)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;

  gap: ${space[12]} ${space[24]};
`;

interface NextStepProps {
  attemptId: string;
  wrongCount: number;
  /** Easier ones to begin with, after a low score; otherwise none. */
  easierCount: number;
  /** Of several subjects: a few of what went wrong are enough to begin with. */
  isMixed: boolean;
  /** The id of the question of a test that is a text, where there is one. */
  textId: string | undefined;
  readAnswers: () => void;
}

/** What to do now: after a low score a small step, otherwise what went wrong once more. */
export function NextStep({ attemptId, wrongCount, easierCount, isMixed, textId, readAnswers }: NextStepProps) {
  const text = useTextOf({ attemptId });
  const print = (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer size={18} aria-hidden="true" />
      Print
    </Button>
  );
  if (easierCount > 0) {
    return (
      <Small>
        <SmallWords gap={8}>
          <Heading level={2} size={20}>
            Start small
          </Heading>
          <p>
            {easierCount === 1 ? 'A new one' : 'A few new ones'} like those you missed, without a clock. Then you see
            the way to each answer.
          </p>
        </SmallWords>
        <SmallActions>
          <ButtonLink as={Link} to={easierPath(attemptId)}>
            {easierCount === 1 ? 'Try this one' : `Try these ${numberInWords(easierCount)}`}
          </ButtonLink>
          <Button variant="secondary" onClick={readAnswers}>
            Read the answers first
          </Button>
          {print}
        </SmallActions>
      </Small>
    );
  }
  if (isMixed && wrongCount > QUESTION_COUNTS.easier) {
    return (
      <Row>
        <p>
          <strong>What now?</strong> {capitalized(numberInWords(wrongCount))} to look at. {capitalized(FEW)} new ones
          like them, without a clock, are a good start.
        </p>
        <Actions>
          <ButtonLink as={Link} to={easierPath(attemptId)}>
            Try {FEW} new ones
          </ButtonLink>
          {print}
        </Actions>
      </Row>
    );
  }
  if (textId) {
    return (
      <Actions>
        <ButtonLink as={Link} to={writingPath(attemptId, textId)}>
          {textAction(text)}
        </ButtonLink>
        {print}
      </Actions>
    );
  }
  return (
    <Actions>
      {wrongCount > 0 ? (
        <ButtonLink as={Link} to={resitPath(attemptId)}>
          {wrongCount === 1 ? 'Retry the wrong one' : `Retry the ${wrongCount} wrong ones`}
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to={DASHBOARD_PATH}>
          Choose the next test
        </ButtonLink>
      )}
      {print}
    </Actions>
  );
}
