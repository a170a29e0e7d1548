import { color, Heading, IconTile, MutedText, media, radius, Stack, shadow, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { Icon } from '../image';
import { Section } from '../layout/section';
import { FEATURES } from './content';
import { Shot } from './shot';

/** The first card takes a row, the others share one. A picture lies on the edge of its card. */
const Cards = styled.ul`
  display: grid;
  gap: ${space[20]};

  li {
    display: grid;
    overflow: hidden;
    border: 1px solid ${color.edge};

    gap: ${space[32]};
    padding: ${space[32]} 0 0 ${space[32]};
    border-radius: ${radius.banner};

    background: ${color.brandWash};
  }

  li + li {
    background: ${color.actionSoft};
  }

  li + li + li {
    background: ${color.infoSoft};
  }

  picture {
    align-self: end;
    border-width: 1px 0 0 1px;
    border-radius: ${radius.control} 0 0;
    box-shadow: ${shadow};
  }

  ${media.wide} {
    grid-template-columns: 1fr 1fr;

    li + li picture {
      width: 124%;
    }

    li:first-child {
      grid-column: 1 / -1;
      grid-template-columns: minmax(240px, 1fr) 2fr;
      align-items: center;
    }
  }

  ${media.narrow} {
    li {
      padding: ${space[20]} 0 0 ${space[20]};
    }

    /* A part that can be read says more than a whole that cannot. */
    picture {
      height: 260px;
    }

    img {
      width: 180%;
      max-width: none;
    }
  }
`;

const Words = styled(Stack)`
  padding-right: ${space[24]};

  /* Its tint is that of the card. */
  & > :first-child {
    background: ${color.surface};
  }
`;

export function Features() {
  return (
    <Section title="Everything the exam asks for, one calm place to practise it">
      <Cards>
        {FEATURES.map(({ drawing, tone, title, text, shot }) => (
          <li key={title}>
            <Words gap={12}>
              <IconTile tone={tone}>
                <Icon drawing={drawing} />
              </IconTile>
              <Heading level={3} size={22}>
                {title}
              </Heading>
              <MutedText size={16}>{text}</MutedText>
            </Words>
            <Shot {...shot} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}
