import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import type { SubjectName } from '@wattle/contract/questions';
import { PRACTISE_BELOW_PERCENT } from '@wattle/contract/scores';
import {
  Cluster,
  Columns,
  MutedText,
  media,
  Panel,
  SegmentedControl,
  Select,
  Stack,
  space,
  VisuallyHidden,
} from '@wattle/design-system';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { FinishedAttempt } from '../attempts';
import { FoldButton } from '../fold-button';
import { pointsOf, topicNames } from './points';
import { ProgressChart } from './progress-chart';
import { RecentTopics } from './recent-topics';

/** Writing has no score. */
const SCORED = SUBJECTS.filter((subject) => subject !== 'Writing').map((subject) => SUBJECT_NAMES[subject]);
const OPTIONS = SCORED.map((name) => ({ value: name, label: name }));
const ALL_TOPICS = '';

/** On a phone it is read on request. */
const Fold = styled(FoldButton)`
  margin: -${space[8]} 0;

  ${media.wide} {
    display: none;
  }
`;

const Body = styled(Stack)<{ $isOpen: boolean }>`
  ${media.narrow} {
    display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
  }
`;

interface ProgressPanelProps {
  finished: FinishedAttempt[];
  now: number;
}

/** How a subject, or a topic of it, went over time. */
export function ProgressPanel({ finished, now }: ProgressPanelProps) {
  const [subject, setSubject] = useState<SubjectName>(() => latestSubject(finished));
  const [isOpen, setOpen] = useState(false);
  const [chosenTopic, setTopic] = useState(ALL_TOPICS);
  const topics = topicNames(finished, subject);
  const topic = topics.includes(chosenTopic) ? chosenTopic : undefined;
  return (
    <Panel
      title="Progress"
      gap={20}
      aside={
        <Fold isOpen={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'Show'}
          <VisuallyHidden> progress</VisuallyHidden>
        </Fold>
      }
    >
      <Body gap={20} $isOpen={isOpen}>
        <Cluster>
          <SegmentedControl label="Subject" variant="chips" options={OPTIONS} value={subject} onChange={setSubject} />
          {topics.length > 1 && (
            <Select aria-label="Topic" value={topic ?? ALL_TOPICS} onChange={({ target }) => setTopic(target.value)}>
              <option value={ALL_TOPICS}>All topics</option>
              {topics.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Cluster>
        <Columns widths="minmax(0, 1.4fr) minmax(0, 1fr)" gap={20}>
          <ProgressChart subject={subject} topic={topic} points={pointsOf(finished, subject, topic)} />
          <RecentTopics finished={finished} subject={subject} now={now} />
        </Columns>
        <MutedText size={16}>Green: {PRACTISE_BELOW_PERCENT}% right or more. Yellow: good to practise.</MutedText>
      </Body>
    </Panel>
  );
}

/** The subject that was tested last. */
function latestSubject(finished: readonly FinishedAttempt[]): SubjectName {
  const [last] = finished.flatMap(({ perCategory }) => perCategory.map(({ subject }) => subject));
  return SCORED.find((name) => name === last) ?? 'Maths';
}
