import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../action/button';
import { VisuallyHidden } from '../layout/visually-hidden';
import { TextInput, type TextInputProps } from './inputs';

const Root = styled.div`
  position: relative;

  input {
    padding-right: 76px;
  }
`;

const Reveal = styled(Button)`
  position: absolute;
  inset: 1px 1px 1px auto;

  min-height: 0;
`;

/** A password that can be looked at. */
export function PasswordInput(props: Omit<TextInputProps, 'type' | 'size'>) {
  const [isShown, setShown] = useState(false);
  return (
    <Root>
      <TextInput {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Reveal variant="quiet" size="dense" isDisabled={props.isDisabled} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
        <VisuallyHidden>password</VisuallyHidden>
      </Reveal>
    </Root>
  );
}
