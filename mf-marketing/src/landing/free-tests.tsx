import { ButtonLink, Card, Cluster, Grid, Heading, MutedText, Stack, SubjectMark } from '@wattle/design-system';
import { Link } from '@wattle/platform/core';
import { styled } from 'styled-components';
import { Section } from '../layout/section';
import { FREE_ASSESSMENT_PATH } from '../paths';
import { FREE_QUESTIONS, FREE_TESTS } from './content';
import { FREE_MINUTES } from './first-screen';

/** The mark stands above the words where both don't fit side by side. */
const Test = styled(Cluster)`
  & > :last-child {
    flex: 1 1 170px;
  }
`;

export function FreeTests() {
  return (
    <Section title="Three short tests, one clear report, free">
      <Stack gap={24}>
        <Grid as="ul" columnWidth={220} gap={20}>
          {FREE_TESTS.map(({ subject, title, minutes }) => (
            <Card as="li" key={subject}>
              <Test gap={16}>
                <SubjectMark subject={subject} />
                <Stack gap={4}>
                  <Heading level={3} size={20}>
                    {title}
                  </Heading>
                  <MutedText size={16}>
                    {FREE_QUESTIONS} questions, {minutes} minutes
                  </MutedText>
                </Stack>
              </Test>
            </Card>
          ))}
        </Grid>
        <Cluster gap={16}>
          <ButtonLink as={Link} to={FREE_ASSESSMENT_PATH} variant="brand" size="large">
            Take the free assessment
          </ButtonLink>
          <MutedText size={16}>{FREE_MINUTES} minutes in all, with a break between tests whenever you like.</MutedText>
        </Cluster>
      </Stack>
    </Section>
  );
}
