import type { CategoryScore, SkillToPractise } from '@wattle/contract/results';
import { topicNote } from '@wattle/contract/topic-meanings';
import { ButtonLink, color, height, MutedText, ScreenOnly, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { topicPath } from '../paths';
import { TopicScore } from './topic-score';

const Root = styled.li`
  padding: ${space[8]} 0;
  border-bottom: 1px solid ${color.line};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto minmax(104px, auto);
  align-items: center;

  gap: ${space[4]} ${space[16]};
  min-height: ${height.regular};

  & > :last-child {
    justify-self: end;
  }

  /* Beside the score the panel is too narrow for three columns; the more so the larger the reader's text. */
  @media (max-width: 63.99em) {
    grid-template-columns: minmax(0, 1fr) auto;

    & > :nth-child(2) {
      grid-area: 2 / 1;
    }

    & > :nth-child(3) {
      grid-area: 1 / 2 / span 2;
    }
  }

  /* Such as 1280 px at 400 %. */
  @media (max-width: 359.98px) {
    grid-template-columns: minmax(0, 1fr);

    & > * {
      grid-area: auto !important;
    }

    & > :last-child {
      justify-self: start;
    }
  }

  @media print {
    min-height: 0;
  }
`;

interface TopicRowProps {
  score: CategoryScore;
  skills: readonly SkillToPractise[] | undefined;
  /** Says of which subject the topic is. */
  hasSubject: boolean;
}

/** How a topic went, and the way to practise it. */
export function TopicRow({ score, skills, hasSubject }: TopicRowProps) {
  const { subject, category, correct, total } = score;
  const meaning = topicNote(score, skills);
  return (
    <Root>
      <Row>
        <div>
          {category}
          {hasSubject && <MutedText>{subject}</MutedText>}
        </div>
        <TopicScore correct={correct} total={total} />
        <ScreenOnly>
          {correct < total && (
            <ButtonLink
              as={Link}
              to={topicPath(subject, category)}
              variant="secondary"
              aria-label={`Practise ${category}`}
            >
              Practise
            </ButtonLink>
          )}
        </ScreenOnly>
      </Row>
      {meaning && <MutedText>{meaning}</MutedText>}
    </Root>
  );
}
