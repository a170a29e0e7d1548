import {
  ButtonLink,
  Chip,
  Cluster,
  color,
  focusTarget,
  fontSize,
  Glow,
  Grid,
  Heading,
  media,
  Sprig,
  Stack,
  space,
} from '@wattle/design-system';
import { Link } from '@wattle/platform/core';
import { styled } from 'styled-components';
import { Frame } from '../layout/frame';
import { Quiet } from '../layout/quiet';
import { FREE_ASSESSMENT_PATH } from '../paths';
import { FREE_MINUTES, YEARS } from './content';
import { SAMPLE_ID, SampleQuestion } from './sample-question';

const Root = styled(Frame)`
  padding-top: ${space[48]};

  ${media.narrow} {
    padding-top: ${space[20]};
  }

  mark {
    border-radius: 0;
    background: linear-gradient(transparent 62%, ${color.highlight} 62% 96%, transparent 96%);
  }
`;

const Light = styled(Glow)`
  height: 660px;
`;

const Lead = styled(Quiet)`
  max-width: 31em;
  font-size: ${fontSize[20]};
`;

const Art = styled.div`
  position: relative;
  isolation: isolate;

  margin-top: ${space[72]};
`;

const Branch = styled(Sprig)`
  position: absolute;
  z-index: -1;
  max-width: none;

  top: -116px;
  right: -128px;
  width: 500px;
  transform: scaleX(-1) rotate(3deg);

  ${media.narrow} {
    top: -80px;
    right: -80px;
    width: 320px;
  }
`;

export function Hero() {
  return (
    <Root>
      <Light />
      <Grid columnWidth={400} gap={48}>
        <Stack gap={24} align="flex-start">
          <Chip tone="brand">Selective-school practice, {YEARS}</Chip>
          <Heading level={1} size="hero">
            Practice that feels like the <mark>real test</mark>, and teaches after it.
          </Heading>
          <Lead>
            Practice tests in Reading, Mathematical Reasoning, Thinking Skills and Writing. Every answer explained. See
            where your child stands in {FREE_MINUTES} minutes, free.
          </Lead>
          <Cluster>
            <ButtonLink as={Link} to={FREE_ASSESSMENT_PATH} variant="brand" size="large">
              Start the free assessment
            </ButtonLink>
            <ButtonLink href={`#${SAMPLE_ID}`} onClick={focusTarget} variant="secondary" size="large">
              See a sample question
            </ButtonLink>
          </Cluster>
          <Quiet>No account, no card. One e-mail with the result.</Quiet>
        </Stack>
        <Art>
          <Branch />
          <SampleQuestion />
        </Art>
      </Grid>
    </Root>
  );
}
