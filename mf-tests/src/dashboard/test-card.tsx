import { ButtonLink, Card, type CardTone, Heading, Stack } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';

const Column = styled(Stack)`
  height: 100%;
`;

const Facts = styled.p`
  flex: 1;
`;

interface TestCardProps {
  tone: CardTone;
  title: string;
  /** What it is made of, in a sentence. */
  facts: string;
  path: string;
  /** Whether it is under way. */
  isOpen: boolean;
}

/** Starts a test of many topics. */
export function TestCard({ tone, title, facts, path, isOpen }: TestCardProps) {
  const action = isOpen ? 'Resume' : 'Start';
  return (
    <Card as="li" tone={tone}>
      <Column gap={12} align="flex-start">
        <Heading level={3} size={22}>
          {title.toUpperCase()}
        </Heading>
        <Facts>{facts}</Facts>
        <ButtonLink as={Link} to={path} variant="brand" aria-label={`${action} ${title}`}>
          {action}
        </ButtonLink>
      </Column>
    </Card>
  );
}
