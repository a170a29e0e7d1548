import { Button, color, radius, Stack, space } from '@wattle/design-system';
import type { Ref } from 'react';
import { styled } from 'styled-components';

const Place = styled.div`
  display: grid;
  align-content: center;
  max-width: 480px;
  padding: ${space[16]};
  border: 1px dashed ${color.control};
  border-radius: ${radius.small};

  background: ${color.sunken};
`;

interface FailedPictureProps {
  /** What the picture shows, in words. */
  description: string;
  onRetry: () => void;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
}

/** In place of a picture that could not be fetched. */
export function FailedPicture({ description, onRetry, buttonRef }: FailedPictureProps) {
  return (
    <Place role="group" aria-label="Picture">
      <Stack gap={12}>
        <p role="status">This picture did not load.</p>
        {description && <p>It shows: {description}</p>}
        <div>
          <Button ref={buttonRef} variant="secondary" onClick={onRetry}>
            Load the picture again
          </Button>
        </div>
      </Stack>
    </Place>
  );
}
