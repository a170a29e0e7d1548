import type { MarkedQuestion } from '@wattle/contract/results';
import { color, radius } from '@wattle/design-system';
import { styled } from 'styled-components';
import { PICTURE_BACKGROUND } from '../picture/picture-frame';

/** As wide as it can be: its labels are small on a phone. */
const Drawing = styled.img`
  width: min(100%, 540px);
  border: 1px solid ${color.line};

  border-radius: ${radius.control};

  background: ${PICTURE_BACKGROUND};
`;

/** What an explanation draws, of a question that has a drawing. */
export function ExplanationDrawing({
  of: { explanation_image, explanation_image_description },
}: {
  of: MarkedQuestion;
}) {
  return explanation_image && <Drawing src={explanation_image} alt={explanation_image_description} />;
}
