import { ACCENTED_EMAIL, hasAccents } from '@wattle/contract/text';
import { ButtonLink, color, fontSize, Grid, Stack, space, TextInput } from '@wattle/design-system';
import { type RouterState, useNavigate } from '@wattle/platform/core';
import { X } from 'lucide';
import { type FormEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../image';
import { FREE_ASSESSMENT_PATH } from '../paths';

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;

  gap: ${space[8]};

  label,
  p {
    grid-column: 1 / -1;
    font-weight: 600;
    font-size: ${fontSize[15]};
  }

  /* Brings its message into view too. */
  input {
    scroll-margin: ${space[72]};
    background: transparent;
  }

  p {
    display: flex;
    gap: ${space[4]};
    min-height: 1.5em;
    color: ${color.danger};
  }

  svg {
    flex: none;
    margin-top: 2px;
  }
`;

const INCOMPLETE_EMAIL = 'Enter a full email address, such as name@example.com.';

export function EmailBox() {
  const id = useId();
  const navigate = useNavigate();
  const [error, setError] = useState<string>();

  // There is no call for it: the address only goes along to the free assessment, where the visitor decides.
  const openFreeAssessment = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem('email') as HTMLInputElement;
    if (input.validity.valid) {
      navigate(FREE_ASSESSMENT_PATH, { state: { email: input.value } satisfies RouterState });
      return;
    }
    setError(hasAccents(input.value) ? ACCENTED_EMAIL : INCOMPLETE_EMAIL);
    input.focus();
    input.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Grid columnWidth={320} gap={32} data-needs-scripts="">
      <Stack gap={8}>
        <h2>Begin with your email</h2>
        <p>It takes you to the free assessment. Nothing is sent or kept until you press Start there.</p>
      </Stack>
      <Row noValidate onSubmit={openFreeAssessment}>
        <label htmlFor={id}>Email address</label>
        <TextInput
          id={id}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          pattern=".+@.+\..+"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}error`}
          onChange={() => setError(undefined)}
        />
        <ButtonLink as="button" type="submit" variant="brand">
          Continue
        </ButtonLink>
        <p id={`${id}error`} role="status">
          {error && (
            <>
              <Icon drawing={X} size={18} />
              {error}
            </>
          )}
        </p>
      </Row>
    </Grid>
  );
}
