import { formatCount } from '@wattle/contract/text';
import type { WritingSummary } from '@wattle/contract/writings';
import {
  ButtonLink,
  Chip,
  Cluster,
  formatDay,
  ListRow,
  MutedText,
  media,
  Stack,
  twoLines,
  VisuallyHidden,
} from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import { writingPath } from '../paths';
import { textAction, textState } from './text-words';

const Title = styled.strong`
  ${twoLines}
`;

/** On a phone the button stands below the words. */
const Row = styled(ListRow)`
  & > a {
    flex: none;
  }

  ${media.narrow} {
    flex-wrap: wrap;

    & > a {
      flex: 1 0 100%;
    }
  }
`;

interface TextRowProps {
  text: WritingSummary;
  /** It is what to do first: its button is the green one. */
  isNext: boolean;
}

/** One text of the child: what it is, where it is, and what is next. */
export function TextRow({ text, isNext }: TextRowProps) {
  const { attemptId, questionId, title, genre, submittedAt, drafts } = text;
  return (
    <Row>
      <Stack gap={4}>
        <Title>{title}</Title>
        <MutedText as="span">
          {genre && `${genre}, `}
          <time dateTime={submittedAt}>{formatDay(submittedAt, Date.now())}</time>
          {drafts > 1 && `, ${formatCount(drafts, 'draft')}`}
        </MutedText>
        <Cluster>
          <Chip tone={text.isUnread ? 'brand' : 'neutral'}>{textState(text)}</Chip>
        </Cluster>
      </Stack>
      <ButtonLink as={Link} to={writingPath(attemptId, questionId)} variant={isNext ? 'primary' : 'secondary'}>
        {textAction(text)}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </ButtonLink>
    </Row>
  );
}
