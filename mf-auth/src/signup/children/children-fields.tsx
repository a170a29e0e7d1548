import { Alert, Heading, Stack, VisuallyHidden } from '@wattle/design-system';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { noChildOf, type SignupFields } from '../signup-fields';
import { ChildBlock } from './child-block';
import { ChildCard } from './child-card';
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
