import { color, fontSize } from '@wattle/design-system';
import { styled } from 'styled-components';

const Sentence = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

/** Says why nothing can be typed. It is there before, so that it is read out. */
export function SavingSign({ isSaving }: { isSaving: boolean }) {
  return <Sentence role="status">{isSaving && 'Saving. The fields are locked until it is done.'}</Sentence>;
}
