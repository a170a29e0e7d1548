import { ButtonLink, Card, Chip, Cluster, color, Heading, MutedText, media, Stack, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

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

interface NextStepCardProps {
  label: string;
  title: string;
  facts: string;
  /** Where it leads; absent where nothing is left to do. */
  button?: string;
  path?: string;
  /** Stands beside the button. */
  note?: string | undefined;
  /** A test that is under way comes first, and has the green button. */
  isSecond?: boolean;
  whyTitle: string;
  children: ReactNode;
}

/** What to do now, and why: the one green button of the page. */
export function NextStepCard({
  label,
  title,
  facts,
  button,
  path,
  note,
  isSecond,
  whyTitle,
  children,
}: NextStepCardProps) {
  return (
    <Card as="section" tone="highlighted" isFlush aria-labelledby="next-step">
      <Sides>
        <What gap={12} align="flex-start">
          <Chip tone="brand">{label}</Chip>
          <Stack gap={4}>
            <Heading level={2} size={28} id="next-step">
              {title}
            </Heading>
            <MutedText size={16}>{facts}</MutedText>
          </Stack>
          {path && (
            <Cluster>
              <ButtonLink as={Link} to={path} size="large" variant={isSecond ? 'secondary' : 'primary'}>
                {button}
              </ButtonLink>
              {note && <MutedText>{note}</MutedText>}
            </Cluster>
          )}
        </What>
        <Why gap={8}>
          <Heading level={3} size={16}>
            {whyTitle}
          </Heading>
          {children}
        </Why>
      </Sides>
    </Card>
  );
}
