import type { FamilyChild } from '@wattle/contract/families';
import { Alert, Cluster, color, MutedText, Stack, space, useTextFile } from '@wattle/design-system';
import { Download, Upload } from 'lucide-react';
import { styled } from 'styled-components';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useImportNeedsMutation, useSaveNeedsMutation } from './families.api';
import { fullName } from './family-sentences';

const Root = styled(Stack)`
  border-top: 1px solid ${color.line};
  padding: ${space[12]} ${space[20]};
`;

interface NeedsRecordProps {
  familyId: string;
  child: FamilyChild;
}

/** The needs of a child go out, and come in, as a record that other systems read. */
export function NeedsRecord({ familyId, child }: NeedsRecordProps) {
  const [save, saving] = useSaveNeedsMutation();
  const [send, sending] = useImportNeedsMutation();
  const { id: childId } = child;
  const { taken = [], skipped = [] } = sending.data ?? {};
  const file = useTextFile({
    label: `Record of ${fullName(child)} (.xml)`,
    accept: '.xml',
    onText: (xml) => void send({ familyId, childId, xml }),
  });
  return (
    <Root gap={8}>
      <Cluster gap={8}>
        <MutedText as="span">Record for other systems (AfA PNP 3.0)</MutedText>
        <DenseButton
          aria-label={`Download the record of ${fullName(child)}`}
          isBusy={saving.isLoading}
          onClick={() => save({ familyId, childId })}
        >
          <Download size={18} aria-hidden="true" />
          Download
        </DenseButton>
        <DenseButton
          aria-label={`Bring in a record of ${fullName(child)}`}
          isBusy={sending.isLoading}
          onClick={file.choose}
        >
          <Upload size={18} aria-hidden="true" />
          Bring in
        </DenseButton>
        {file.input}
      </Cluster>
      {file.isUnreadable && <Alert tone="danger">The file could not be read. Choose it again.</Alert>}
      <FailureAlert error={saving.error ?? sending.error}>This did not work. Please try again.</FailureAlert>
      {sending.data && (
        <Alert tone={taken.length > 0 ? 'success' : 'warning'}>
          <p>
            {taken.length > 0
              ? 'From now on:'
              : skipped.length > 0
                ? 'Nothing was taken over:'
                : 'The record asks for nothing that is not there already.'}
          </p>
          <ul>
            {taken.map((line) => (
              <li key={line}>{line}</li>
            ))}
            {skipped.map(({ feature, reason }, index) => (
              <li key={`${feature} ${index}`}>
                Left out, <strong>{feature}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </Root>
  );
}
