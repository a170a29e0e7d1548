import {
  Alert,
  Button,
  Card,
  Cluster,
  MutedText,
  NamedText,
  NumberTile,
  Stack,
  VisuallyHidden,
} from '@wattle/design-system';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { CHILD_FIELDS, type SignupFields } from '../signup-fields';

const Words = styled.div`
  flex: 1 1 140px;
  min-width: 0;
  overflow-wrap: anywhere;
`;

interface ChildCardProps {
  index: number;
  onEdit: () => void;
  onRemove: () => void;
}

/** A child that has been added. The password is nobody's business here. */
export function ChildCard({ index, onEdit, onRemove }: ChildCardProps) {
  const { getValues, formState } = useFormContext<SignupFields>();
  const { firstName, lastName, username, grade } = getValues(`children.${index}`);
  const errors = formState.errors.children?.[index];
  const error = CHILD_FIELDS.map((field) => errors?.[field]?.message).find(Boolean);
  const name = `${firstName} ${lastName}`;
  return (
    <Card as="li" tone="soft">
      <Stack gap={12}>
        <Cluster gap={16}>
          <NumberTile tone="action">
            <VisuallyHidden>Child </VisuallyHidden>
            {index + 1}
          </NumberTile>
          <Words>
            <strong>
              <NamedText name={name} />
            </strong>
            <MutedText>{`${username}, Year ${grade}`}</MutedText>
          </Words>
          <Cluster gap={8}>
            <Button variant="quiet" onClick={onEdit} aria-label={`Edit ${name}`}>
              Edit
            </Button>
            <Button variant="secondary" onClick={onRemove} aria-label={`Remove ${name}`}>
              Remove
            </Button>
          </Cluster>
        </Cluster>
        {error && <Alert tone="danger">{error}</Alert>}
      </Stack>
    </Card>
  );
}
