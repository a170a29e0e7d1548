import { media, space, width } from '@wattle/design-system';
import { styled } from 'styled-components';

/** As wide as a page, with its margins. */
export const Frame = styled.div`
  width: 100%;
  margin: 0 auto;

  max-width: calc(${width.regular} + 2 * ${space[24]});
  padding: 0 ${space[24]};

  ${media.narrow} {
    padding: 0 ${space[16]};
  }
`;
