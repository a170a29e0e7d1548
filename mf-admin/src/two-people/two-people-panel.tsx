import { Alert, Button, Cluster, formatDateTime, MutedText, Panel } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useSwitchTwoPeopleRuleMutation, useTwoPeopleRuleQuery } from './two-people.api';

/** Whether a question is published by somebody else than who wrote it, and the switch. */
export function TwoPeoplePanel() {
  const { data } = useTwoPeopleRuleQuery(undefined, { refetchOnMountOrArgChange: true });
  const [change, { error, isLoading }] = useSwitchTwoPeopleRuleMutation();
  if (!data) return null;
  const { isOn, by, at } = data;
  return (
    <Panel title="Two people">
      <p>
        {isOn
          ? 'A question stays a draft until somebody other than its author publishes it. A published question becomes a draft again when its text or key is changed.'
          : 'Anyone can publish a question that they wrote or imported.'}
      </p>
      <Cluster>
        <Button variant="secondary" size="dense" isBusy={isLoading} onClick={() => change(!isOn)}>
          {isOn ? 'Let one person publish' : 'Require two people'}
        </Button>
        {by && at && (
          <MutedText as="span">
            Switched {isOn ? 'on' : 'off'} by {by}, {formatDateTime(at)}
          </MutedText>
        )}
      </Cluster>
      {error && <Alert tone="danger">{errorMessage(error, 'The rule could not be changed. Please try again.')}</Alert>}
    </Panel>
  );
}
