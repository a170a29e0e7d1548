import {
  Alert,
  Button,
  Card,
  Cluster,
  Heading,
  MutedText,
  NamedText,
  NumberTile,
  Stack,
  VisuallyHidden,
} from '@wattle/design-system';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { CHILD_FIELDS, noChildOf, type SignupFields } from '../signup-fields';
import { ChildBlock } from './child-block';
import type { Children } from './use-children';

export function ChildrenFields({ list }: { list: Children }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { fields, open } = list;
  const noChild = noChildOf(useFormContext<SignupFields>().formState.errors);

  const removeChild = (index: number) => {
    list.remove(index);
    // The pressed button is gone.
    heading.current?.focus();
  };

  return (
    <Stack as="section" aria-label="Children">
      <Heading level={2} size={22} ref={heading} tabIndex={-1}>
        Children
      </Heading>
      <VisuallyHidden role="status">{list.announcement}</VisuallyHidden>
      {fields.length > 1 && (
        <Stack as="ul" gap={12} aria-label="Added children">
          {fields.map(
            ({ id }, index) =>
              index !== open && (
                <ChildCard key={id} index={index} onEdit={() => list.edit(index)} onRemove={() => removeChild(index)} />
              ),
          )}
        </Stack>
      )}
      {noChild && <Alert tone="danger">{noChild}</Alert>}
      <ChildBlock key={fields[open]?.id} list={list} />
    </Stack>
  );
}

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
function ChildCard({ index, onEdit, onRemove }: ChildCardProps) {
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
