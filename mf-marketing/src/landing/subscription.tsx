import { Card, color, fontSize, Grid, Heading, MutedText, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Image } from '../image';
import { Section } from '../layout/section';
import { BENEFITS, PRICE } from './content';

const Benefit = styled(Card)`
  overflow: hidden;

  img {
    width: 100%;
    height: auto;
    background: ${color.brandWash};
  }

  & + & img {
    background: ${color.actionSoft};
  }

  & + & + & img {
    background: ${color.infoSoft};
  }
`;

const Price = styled.p`
  margin: -${space[16]} 0 ${space[24]};
  font-size: ${fontSize[22]};
`;

const Words = styled(Stack)`
  padding: ${space[24]};
`;

export function Subscription() {
  return (
    <Section title="More with a subscription">
      <Price>{PRICE ?? 'Everything is free for now. No price is set yet.'}</Price>
      <Grid as="ul" columnWidth={220} gap={20}>
        {BENEFITS.map(({ art, title, text }) => (
          <Benefit forwardedAs="li" isFlush key={title}>
            <Image src={art} alt="" width={320} height={180} loading="lazy" />
            <Words gap={8}>
              <Heading level={3} size={22}>
                {title}
              </Heading>
              <MutedText size={16}>{text}</MutedText>
            </Words>
          </Benefit>
        ))}
      </Grid>
    </Section>
  );
}
