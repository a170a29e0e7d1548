import { Button, color, radius, Stack, space } from '@wattle/design-system';
import { type Ref, useState } from 'react';
import { styled } from 'styled-components';

interface Fetching {
  /** How often it was asked for: as the key of an element, each time by a new one. */
  tries: number;
  isFailed: boolean;
  fail: () => void;
  retry: () => void;
}

/** Whether a picture could be fetched; one that failed is asked for again. */
export function useFetching(): Fetching {
  const [{ tries, isFailed }, setState] = useState({ tries: 1, isFailed: false });
  return {
    tries,
    isFailed,
    fail: () => setState({ tries, isFailed: true }),
    retry: () => setState({ tries: tries + 1, isFailed: false }),
  };
}

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

/** For an element that comes in place of another one: takes the focus over where it went with that one. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
