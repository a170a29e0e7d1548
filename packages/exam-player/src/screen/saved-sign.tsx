import { color, fontSize, media, space, visuallyHidden } from '@wattle/design-system';
import { styled } from 'styled-components';
import type { SaveStatus } from '../answers/outbox';

const WORDS: Record<SaveStatus, string> = {
  saved: 'Saved',
  saving: 'Saving',
  unsaved: 'Not yet saved, kept on this device',
};

const DOTS: Record<SaveStatus, string> = { saved: color.action, saving: color.control, unsaved: color.danger };

const Root = styled.span<{ $status: SaveStatus }>`
  display: inline-flex;
  align-items: center;

  gap: ${space[8]};
  font-size: ${fontSize[14]};

  color: ${({ $status }) => ($status === 'unsaved' ? color.danger : color.inkSoft)};

  &::before {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $status }) => DOTS[$status]};
    content: '';
  }
`;

/** On a narrow screen the dot has to do. */
const Words = styled.span`
  ${media.narrow} {
    ${visuallyHidden}
  }
`;

/** Tells whether the server has every answer. Only a change for the worse or back is read out. */
export function SavedSign({ status }: { status: SaveStatus }) {
  return (
    <Root $status={status} title={WORDS[status]}>
      <Words role={status === 'saving' ? undefined : 'status'}>{WORDS[status]}</Words>
    </Root>
  );
}
