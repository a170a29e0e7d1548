import { Card, Cluster, Heading, media, ScreenOnly, SegmentedControl, Stack, space } from '@wattle/design-system';
import { type Ref, useState } from 'react';
import { styled } from 'styled-components';
import { FoldButton } from './fold-button';
import { QuestionGroupReview } from './question-group-review';
import {
  FILTERS,
  type Filter,
  groupByPassage,
  isAmong,
  laterQuestions,
  type ReviewedQuestion,
} from './reviewed-questions';

const LABELS: Record<Filter, string> = { start: 'Start here', wrong: 'Wrong', flagged: 'Flagged', all: 'All' };

const NONE: ReadonlySet<string> = new Set();

const Head = styled(Cluster)`
  break-after: avoid;
`;

const List = styled(Card)`
  @media print {
    overflow: visible;
    border: 0;
    border-radius: 0;
  }
`;

/** A narrow screen alone leaves something out. */
const Foot = styled(ScreenOnly)`
  padding: ${space[4]} ${space[16]};

  & > button {
    margin-left: -${space[20]};
  }

  ${media.wide} {
    display: none;
  }
`;

interface AnswersProps {
  /** The heading. */
  title?: string;
  questions: readonly ReviewedQuestion[];
  /** The heading, where the keyboard is led to. */
  headingRef?: Ref<HTMLHeadingElement>;
}

/** The questions: what matters first, and the first of these open. In print all of them are whole. */
export function Answers({ title = 'Your answers', questions, headingRef }: AnswersProps) {
  const counts = FILTERS.map((value) => ({ value, count: questions.filter((each) => isAmong(each, value)).length }));
  const filters = counts.filter(({ value, count }) => value === 'all' || count > 0);
  const [filter, setFilter] = useState<Filter>(() => {
    const [first] = filters;
    return first && first.value !== 'flagged' ? first.value : 'all';
  });
  const [isWhole, setWhole] = useState(false);
  const [firstId] = useState(() => firstToOpen(questions, filter)?.question.id);
  const groups = groupByPassage(questions);
  const laterIds = new Set(laterQuestions(groups, filter));
  return (
    <Stack gap={16}>
      <Head justify="space-between">
        <Heading level={2} size={22} ref={headingRef} tabIndex={-1}>
          {title}
        </Heading>
        {filters.length > 1 && (
          <ScreenOnly>
            <SegmentedControl
              label="Questions"
              variant="chips"
              options={filters.map(({ value, count }) => ({ value, label: `${LABELS[value]} (${count})` }))}
              value={filter}
              onChange={setFilter}
            />
          </ScreenOnly>
        )}
      </Head>
      <List isFlush hasDividers>
        {groups.map((group) => (
          <QuestionGroupReview
            key={group.questions[0]?.question.id}
            group={group}
            filter={filter}
            laterIds={isWhole ? NONE : laterIds}
            firstId={firstId}
          />
        ))}
        {laterIds.size > 0 && (
          <Foot>
            <FoldButton isOpen={isWhole} onClick={() => setWhole(!isWhole)}>
              {isWhole ? 'Show fewer' : `Show ${laterIds.size} more`}
            </FoldButton>
          </Foot>
        )}
      </List>
    </Stack>
  );
}

/** The first one that went wrong; a question that is alone. */
function firstToOpen(questions: readonly ReviewedQuestion[], filter: Filter): ReviewedQuestion | undefined {
  return filter === 'all' && questions.length > 1 ? undefined : questions.find((each) => isAmong(each, filter));
}
