import { Button, ButtonLink, media, space } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { Keyboard } from 'lucide-react';
import { styled } from 'styled-components';
import { useAttemptActions, useAttemptOptions, useIsLocked } from '../attempt/attempt-context';
import { Clock } from '../clock/clock';
import { Bar, compact, Title, Tools, WideWords } from '../frame/exam-frame';
import { ExamDisplay, type ExamDisplayProps } from './exam-display';
import { Position } from './position';
import { SaveIndicator } from './save-indicator';

/** Small screens seldom have a keyboard. */
const KeysButton = styled(Button)`
  @media (max-width: 999.98px) {
    display: none;
  }
`;

const SubmitButton = styled(Button)`
  ${compact}

  ${media.narrow} {
    margin-left: ${space[4]};
  }
`;

const StopLink = styled(ButtonLink<typeof Link>)`
  ${compact}
`;

export function ExamBar(display: ExamDisplayProps) {
  const { settings, onSettingsChange, onHelp } = display;
  const { submitAsked } = useAttemptActions();
  const { title, stopPath } = useAttemptOptions();
  const isLocked = useIsLocked();
  return (
    <Bar>
      <Title>{title}</Title>
      <Position />
      <SaveIndicator />
      <Tools>
        <ExamDisplay {...display} />
        <KeysButton size="dense" variant="secondary" aria-haspopup="dialog" onClick={onHelp}>
          <Keyboard size={16} aria-hidden="true" />
          Keyboard
        </KeysButton>
        <Clock
          isHidden={settings.clock === 'hidden'}
          onHide={(isHidden) => onSettingsChange({ clock: isHidden ? 'hidden' : 'shown' })}
        />
        {stopPath ? (
          <StopLink forwardedAs={Link} to={stopPath} size="dense" variant="secondary">
            {/* One child: the button sets its children apart. */}
            <span>
              Stop<WideWords> for now</WideWords>
            </span>
          </StopLink>
        ) : (
          <SubmitButton size="dense" variant="secondary" isLocked={isLocked} onClick={() => submitAsked()}>
            Submit
          </SubmitButton>
        )}
      </Tools>
    </Bar>
  );
}
