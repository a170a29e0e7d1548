import type { MarkedQuestion } from '@wattle/contract/results';
import { color, radius } from '@wattle/design-system';
import { styled } from 'styled-components';
import { FailedPicture, useFetching } from '../picture/failed-picture';
import { PICTURE_BACKGROUND } from '../picture/picture-frame';

/** As wide as it can be: its labels are small on a phone. */
const Drawing = styled.img`
  width: min(100%, 540px);
  height: auto;
  border: 1px solid ${color.line};

  border-radius: ${radius.control};

  background: ${PICTURE_BACKGROUND};
`;

/** Holds its place before it has come: most drawings are about as high. */
const USUAL = { width: 540, height: 160 };

/** What an explanation draws, of a question that has a drawing. */
export function ExplanationDrawing({
  of: { explanation_image, explanation_image_description = '' },
}: {
  of: Pick<MarkedQuestion, 'explanation_image' | 'explanation_image_description'>;
}) {
  const { tries, isFailed, fail, retry } = useFetching();
  if (!explanation_image) return null;
  if (isFailed) return <FailedPicture description={explanation_image_description} onRetry={retry} />;
  return <Drawing key={tries} src={explanation_image} alt={explanation_image_description} {...USUAL} onError={fail} />;
}
