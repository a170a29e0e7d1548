import { color, fontSize, media, space, visuallyHidden } from '@wattle/design-system';
import { useState } from 'react';
import { css, styled } from 'styled-components';
import { useExam } from '../attempt/attempt-context';
import type { SaveStatus } from '../attempt/attempt-state';
import { saveStatusOf } from '../attempt/selectors';

const WORDS: Record<SaveStatus, string> = {
  saved: 'Saved',
  saving: 'Saving',
  unsaved: 'Not yet saved, kept on this device',
  notPersisted: 'Not yet saved. Keep this page open.',
};

const DOTS: Record<SaveStatus, string> = {
  saved: color.action,
  saving: color.control,
  unsaved: color.danger,
  notPersisted: color.danger,
};

const ownLine = css`
  grid-area: alarm;
`;

const Root = styled.span<{ $status: SaveStatus }>`
  display: inline-flex;
  align-items: center;

  gap: ${space[8]};
  font-size: ${fontSize[14]};

  color: ${({ $status }) => (isAlarming($status) ? color.danger : color.inkSoft)};

  &::before {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${({ $status }) => DOTS[$status]};
    content: '';
  }

  ${media.narrow} {
    grid-area: saved;
    ${({ $status }) => isAlarming($status) && ownLine}
  }
`;

/** On a narrow screen the dot has to do, as long as nothing was wrong. */
const Words = styled.span<{ $isQuiet: boolean }>`
  /* It must be there to be read out later, but takes no space. */
  &:empty {
    position: absolute;
  }

  ${media.narrow} {
    ${({ $isQuiet }) => $isQuiet && visuallyHidden}
  }
`;

/** Tells whether the server has every answer. Read out is only that one is not saved, and that all are again. */
export function SaveIndicator() {
  const status = useExam(saveStatusOf);
  const [wasAlarming, setWasAlarming] = useState(false);
  if (isAlarming(status) && !wasAlarming) setWasAlarming(true);
  if (status === 'saving' && wasAlarming) setWasAlarming(false);

  return (
    <Root $status={status} title={WORDS[status]}>
      <Words role="status" $isQuiet={!wasAlarming}>
        {wasAlarming && WORDS[status]}
      </Words>
      {!wasAlarming && <Words $isQuiet>{WORDS[status]}</Words>}
    </Root>
  );
}

function isAlarming(status: SaveStatus): boolean {
  return status === 'unsaved' || status === 'notPersisted';
}
