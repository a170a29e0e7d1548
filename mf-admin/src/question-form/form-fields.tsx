import { Stack } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Root = styled.fieldset`
  min-width: 0;
  margin: 0;
  border: 0;
  padding: 0;
`;

interface FormFieldsProps {
  isSaving: boolean;
  children: ReactNode;
}

/** The fields of a form. While it is saved they are locked: what was typed meanwhile would not be in what is saved. */
export function FormFields({ isSaving, children }: FormFieldsProps) {
  return (
    <Root disabled={isSaving}>
      <Stack gap={20}>{children}</Stack>
    </Root>
  );
}
