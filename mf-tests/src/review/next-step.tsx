import type { DailyPractice } from '@wattle/contract/daily-practice';
import type { NewQuestion } from '@wattle/contract/results';
import { capitalized, listInWords, numberInWords } from '@wattle/contract/text';
import {
  Button,
  ButtonLink,
  color,
  Heading,
  MutedText,
  media,
  radius,
  ScreenOnly,
  Stack,
  space,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { textAction } from '../my-writing/text-words';
import { useTextOf } from '../my-writing/writings.api';
import { DASHBOARD_PATH, newQuestionsPath, resitPath, writingPath } from '../paths';

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

/** Three of them: on a phone the first has a line of its own. */
const StepActions = styled(Actions)`
  ${media.narrow} {
    flex-wrap: wrap;

    & > * {
      flex: 1;
    }

    & > :first-child:not(:last-child) {
      flex: 1 0 100%;
    }
  }
`;

interface NextStepProps {
  attemptId: string;
  wrongCount: number;
  /** After a low score: a few questions to begin with, and nothing once more. */
  isSmall: boolean;
  /** Of several subjects: a few of what went wrong are enough to begin with. */
  isMixed: boolean;
  /** The id of the question of a test that is a text, where there is one. */
  textId: string | undefined;
  /** What is new of the skills that went wrong. */
  newQuestions: NewQuestion[] | undefined;
  /** Where what went wrong comes back by itself. */
  practice: DailyPractice | undefined;
  readAnswers: () => void;
}

/** What to do now: one small step that counts, else what went wrong once more. */
export function NextStep(props: NextStepProps) {
  const { attemptId, wrongCount, isSmall, isMixed, textId, newQuestions = [], practice, readAnswers } = props;
  const text = useTextOf({ attemptId });
  const newCount = newQuestions.length;
  const later = wrongCount > 0 && laterSentence(practice, newQuestions);
  const print = (
    <Button variant="secondary" onClick={() => window.print()}>
      <Printer size={18} aria-hidden="true" />
      Print
    </Button>
  );
  if (isSmall) {
    return (
      <Small>
        <SmallWords gap={8}>
          <Heading level={2} size={20}>
            Start small
          </Heading>
          <p>
            {newCount === 0
              ? 'Read the way to each answer first: there are no new questions like these yet.'
              : `${newCount === 1 ? 'A new one' : 'A few new ones'} like those you missed, without a clock. Then you see the way to each answer.`}
          </p>
          {later && <MutedText size={16}>{later}</MutedText>}
        </SmallWords>
        <SmallActions>
          {newCount > 0 && (
            <ButtonLink as={Link} to={newQuestionsPath(attemptId)}>
              {newCount === 1 ? 'Try this one' : `Try these ${numberInWords(newCount)}`}
            </ButtonLink>
          )}
          <Button variant={newCount > 0 ? 'secondary' : 'primary'} onClick={readAnswers}>
            {newCount > 0 ? 'Read the answers first' : 'Read the answers'}
          </Button>
          {print}
        </SmallActions>
      </Small>
    );
  }
  const retry = (variant: 'primary' | 'secondary') => (
    <ButtonLink as={Link} to={resitPath(attemptId)} variant={variant}>
      {wrongCount === 1 ? 'Retry the wrong one' : `Retry the ${wrongCount} wrong ones`}
    </ButtonLink>
  );
  if (wrongCount > 0 && newCount > 0) {
    return (
      <Stack gap={16}>
        <Stack gap={4}>
          <p>
            <strong>What now?</strong> {isMixed && `${capitalized(numberInWords(wrongCount))} to look at. `}
            {newOnesSentence(newQuestions)}
          </p>
          {later && <MutedText size={16}>{later}</MutedText>}
        </Stack>
        <StepActions>
          <ButtonLink as={Link} to={newQuestionsPath(attemptId)}>
            {newCount === 1 ? 'Try a new one' : `Try ${numberInWords(newCount)} new ones`}
          </ButtonLink>
          {!isMixed && retry('secondary')}
          {print}
        </StepActions>
      </Stack>
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
        retry('primary')
      ) : (
        <ButtonLink as={Link} to={DASHBOARD_PATH}>
          Choose the next test
        </ButtonLink>
      )}
      {print}
    </Actions>
  );
}

/** "Three new ones like them, without a clock: angles, ratio and speed." */
function newOnesSentence(newQuestions: readonly NewQuestion[]): string {
  const count = newQuestions.length;
  const names = [...new Set(newQuestions.map(({ name }) => name))];
  return `${capitalized(count === 1 ? 'one' : numberInWords(count))} new ${count === 1 ? 'question' : 'questions'} like what went wrong, without a clock: ${listInWords(names)}.`;
}

/** What went wrong comes back in the practice of a day, whether or not anything is done about it now. */
function laterSentence(practice: DailyPractice | undefined, newQuestions: readonly NewQuestion[]): string | undefined {
  const { state, skills = [], nextDay } = practice ?? {};
  const isToday = state === 'due' && skills.some(({ id }) => newQuestions.some(({ skill }) => skill === id));
  if (isToday) return 'Not now? It waits for you in Today’s practice on your dashboard.';
  return nextDay && 'Not now? It comes back by itself, in the practice of another day.';
}
