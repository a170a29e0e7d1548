import { PICTURE_BACKGROUND } from '@wattle/exam-player';
import { styled } from 'styled-components';

/** A picture of a question beside another one. */
export const SmallPicture = styled.img`
  /* Its place is known before it has come. */
  height: 200px;
  max-width: 100%;
  object-fit: contain;
  background: ${PICTURE_BACKGROUND};
`;
