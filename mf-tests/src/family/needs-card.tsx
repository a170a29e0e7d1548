import { type AllowanceRequests, PRIVILEGE_NAMES, PRIVILEGES } from '@wattle/contract/allowances';
import type { ImportedNeeds } from '@wattle/contract/needs-profile';
import { listInWords } from '@wattle/contract/text';
import { Alert, Button, Cluster, Disclosure, MutedText, Panel, Stack, useTextFile } from '@wattle/design-system';
import { errorMessage } from '@wattle/platform';
import { useImportNeedsMutation, useSaveNeedsMutation } from './family.api';

interface NeedsCardProps {
  childId: string;
  name: string;
  /** What staff have not decided yet. */
  requested: AllowanceRequests | undefined;
}

/** What a child needs in tests travels between Wattle, school and other systems as a file. */
export function NeedsCard({ childId, name, requested = {} }: NeedsCardProps) {
  const [save, saving] = useSaveNeedsMutation();
  const [send, sending] = useImportNeedsMutation();
  const file = useTextFile({
    label: 'Record of needs (.xml)',
    accept: '.xml',
    onText: (xml) => void send({ childId, xml }),
  });
  const error = saving.error ?? sending.error;
  const waiting = PRIVILEGES.filter((privilege) => requested[privilege]).map((each) => PRIVILEGE_NAMES[each]);

  return (
    <Panel title={`What ${name} needs in tests`} gap={12} align="flex-start">
      <p>
        Take what {name} is granted, and how {name} likes the screen, to a school or another program; or bring it from
        there. The file is a record of “Access for All” (AfA PNP 3.0).
      </p>
      {waiting.length > 0 && (
        <MutedText>
          You have asked us for: {listInWords(waiting.map((each) => each.toLowerCase()))}. Our staff decide.
        </MutedText>
      )}
      {file.isUnreadable && <Alert tone="danger">The file could not be read. Choose it again.</Alert>}
      {error && <Alert tone="danger">{errorMessage(error, 'This did not work. Please try again.')}</Alert>}
      {sending.data && <Imported imported={sending.data} />}
      <Cluster>
        <Button variant="secondary" isBusy={saving.isLoading} onClick={() => save(childId)}>
          Download the record
        </Button>
        <Button variant="secondary" isBusy={sending.isLoading} onClick={file.choose}>
          Bring in a record
        </Button>
        {file.input}
      </Cluster>
    </Panel>
  );
}

/** What came of a record, and each part of it that was left out. */
function Imported({ imported: { taken, requested, skipped } }: { imported: ImportedNeeds }) {
  const isNothing = taken.length + requested.length === 0;
  return (
    <Alert tone={isNothing ? 'warning' : 'success'}>
      <Stack gap={8}>
        {isNothing && (
          <p>
            {skipped.length > 0
              ? 'Nothing was taken over. Wattle has left out what the record asks for; the reasons stand below.'
              : 'The record asks for nothing that is not there already.'}
          </p>
        )}
        <Lines title="From now on:" lines={taken} />
        <Lines title="We have asked our staff to grant:" lines={requested} />
        {skipped.length > 0 && (
          <Disclosure title={`Left out: ${skipped.length}`} isOpen={isNothing}>
            <ul>
              {skipped.map(({ feature, reason }, index) => (
                <li key={`${feature} ${index}`}>
                  <strong>{feature}</strong>: {reason}
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
      </Stack>
    </Alert>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <p>{title}</p>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
