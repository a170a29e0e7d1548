import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { SkillToPractise } from '@wattle/contract/results';
import { sumOfScores } from '@wattle/contract/scores';
import { numberInWords } from '@wattle/contract/text';
import { color, Heading, MutedText, ScreenOnly, Stack, space } from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FoldButton } from '../fold-button';
import { PrintOnly } from './print-only';
import { TopicRow } from './topic-row';
import { notTried, type ReviewedTopic, topicsToPractise } from './topics';

const MAX_FIRST = 3;

const List = styled.ul`
  border-top: 1px solid ${color.line};
`;

/** On the screen one of the two lists is there; a print has them all. */
const First = styled.div<{ $isShown: boolean }>`
  display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};

  @media print {
    display: none;
  }
`;

const All = styled.div<{ $isShown: boolean }>`
  @media screen {
    display: ${({ $isShown }) => ($isShown ? 'block' : 'none')};
  }

  & > * + * {
    margin-top: ${space[16]};
  }
`;

const Foot = styled(ScreenOnly)`
  margin-left: -${space[20]};
`;

interface TopicsPanelProps {
  topics: readonly ReviewedTopic[];
  skills: readonly SkillToPractise[] | undefined;
  isLow: boolean;
}

/** The few topics that are worth practising first, and all of them on request. */
export function TopicsPanel({ topics, skills, isLow }: TopicsPanelProps) {
  const toPractise = topicsToPractise(topics);
  const first = (toPractise.length > 0 ? toPractise : topics).slice(0, MAX_FIRST);
  const leftOut = notTried(topics);
  const [isWhole, setWhole] = useState(false);
  const subjects = Object.values(SUBJECT_NAMES).filter((name) => topics.some(({ subject }) => subject === name));
  const isMixed = subjects.length > 1;
  return (
    <Stack gap={12}>
      <Heading level={2} size={20}>
        <ScreenOnly as="span">{isWhole ? 'All topics' : headingOf(toPractise.length, isLow)}</ScreenOnly>
        <PrintOnly as="span">Topics</PrintOnly>
      </Heading>
      <First $isShown={!isWhole}>
        <List>
          {first.map((topic) => (
            <TopicRow key={`${topic.subject} ${topic.category}`} score={topic} skills={skills} hasSubject={isMixed} />
          ))}
        </List>
      </First>
      <All $isShown={isWhole}>
        {subjects.map((name) => {
          const ofSubject = topics.filter(({ subject }) => subject === name);
          const whole = sumOfScores(ofSubject);
          return (
            <Stack key={name} gap={8}>
              {isMixed && (
                <Heading level={3} size={16}>
                  {name}: {whole.correct} of {whole.total}
                </Heading>
              )}
              <List>
                {inOrder(ofSubject).map((topic) => (
                  <TopicRow key={topic.category} score={topic} skills={skills} hasSubject={false} />
                ))}
              </List>
            </Stack>
          );
        })}
      </All>
      {leftOut && (
        <MutedText size={16}>
          <strong>Not tried yet:</strong> {leftOut}
        </MutedText>
      )}
      {topics.length > first.length && (
        <Foot>
          <FoldButton isOpen={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? 'Show fewer topics' : `Show all ${topics.length} topics`}
          </FoldButton>
        </Foot>
      )}
    </Stack>
  );
}

function headingOf(toPractise: number, isLow: boolean): string {
  const count = Math.min(toPractise, MAX_FIRST);
  if (count === 0) return 'Your topics';
  if (isLow) return count === 1 ? 'Then practise this topic' : 'Then practise these topics';
  if (count === 1) return 'Practise this topic';
  return `Practise these ${numberInWords(count)}${toPractise > MAX_FIRST ? ' first' : ''}`;
}

/** What to practise first, then what went well. */
function inOrder(topics: readonly ReviewedTopic[]): ReviewedTopic[] {
  const toPractise = topicsToPractise(topics);
  return [...toPractise, ...topics.filter((topic) => !toPractise.includes(topic))];
}
