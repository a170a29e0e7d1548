import { font, fontSize, media } from '@wattle/design-system';
import { styled } from 'styled-components';
import { tiny } from './exam-media';

export const Title = styled.h1`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  font: 700 ${fontSize[20]} / 1.3 ${font.display};

  ${media.narrow} {
    grid-area: title;

    font-size: ${fontSize[15]};
  }

  ${tiny} {
    white-space: normal;
  }
`;
