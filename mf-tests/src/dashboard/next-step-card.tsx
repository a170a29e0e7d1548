import { ButtonLink, Card, Chip, color, Heading, MutedText, media, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { styled } from 'styled-components';
import type { NextStep } from './next-step';

/** Side by side where there is space; the corners are those of the card. */
const Sides = styled.div`
  display: grid;
  overflow: hidden;

  border-radius: inherit;

  ${media.wide} {
    grid-template-columns: minmax(0, 1.7fr) minmax(0, 1fr);
  }
`;

const What = styled(Stack)`
  padding: ${space[20]};
`;

const Why = styled(Stack)`
  justify-content: center;

  padding: ${space[20]};

  background: ${color.brandWash};
`;

/** What to do now, and why: the one green button of the page. */
export function NextStepCard({ title, facts, why, button, path }: NextStep) {
  return (
    <Card as="section" tone="highlighted" isFlush aria-labelledby="next-step">
      <Sides>
        <What gap={12} align="flex-start">
          <Chip tone="brand">Your next step</Chip>
          <Stack gap={4}>
            <Heading level={2} size={28} id="next-step">
              {title}
            </Heading>
            <MutedText size={16}>{facts}</MutedText>
          </Stack>
          <ButtonLink as={Link} to={path} size="large">
            {button}
          </ButtonLink>
        </What>
        <Why gap={4}>
          <Heading level={3} size={16}>
            Why this one
          </Heading>
          <p>{why}</p>
        </Why>
      </Sides>
    </Card>
  );
}
