import { Alert, formatDate, MutedText, Panel } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useSetConsentMutation } from './family.api';
import { Switch } from './switch';

interface ModelConsentCardProps {
  childId: string;
  name: string;
  /** Since when it is allowed; undefined while it is not. */
  since: string | undefined;
}

/** Whether a model may read what a child writes: no, until the parent says yes. */
export function ModelConsentCard({ childId, name, since }: ModelConsentCardProps) {
  const [save, { error, isLoading }] = useSetConsentMutation();
  const title = `A computer model reads ${name}’s writing`;
  const isOn = since !== undefined;
  return (
    <Panel
      title={title}
      gap={8}
      aside={
        <Switch
          label={title}
          isOn={isOn}
          isBusy={isLoading}
          onSwitch={() => save({ childId, purpose: 'modelFeedback', isGiven: !isOn })}
        />
      }
    >
      <p>
        A program of another company may read {name}’s texts and draft comments for the people who mark them. Nothing
        reaches {name} before a person has read it and sent it.
      </p>
      <p>The names of {name}, your family and the school are hidden first. Names of other people may stay.</p>
      <MutedText>
        {since ? `Allowed since ${formatDate(since)}. ` : 'Not allowed. '}
        You can change this at any time, and it counts at once. People mark {name}’s writing either way.
      </MutedText>
      {error && <Alert tone="danger">{errorMessage(error, 'This could not be changed. Please try again.')}</Alert>}
    </Panel>
  );
}
