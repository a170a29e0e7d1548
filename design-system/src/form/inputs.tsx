import { ChevronDown } from 'lucide-react';
import { type ComponentProps, createContext, useContext, useState } from 'react';
import { css, styled } from 'styled-components';
import { Button } from '../action/button';
import { VisuallyHidden } from '../layout/primitives';
import { color, fontSize, height, radius, space } from '../tokens';

type ControlSize = 'dense' | 'regular';

export interface ControlLook {
  /** dense is 36 px high, for the toolbars of dense pages; regular 46. */
  size?: ControlSize;
  /** Cannot be filled in nor reached. */
  isDisabled?: boolean;
}

/** What text inputs, selects and text areas share. */
const controlStyle = css<{ $size?: ControlSize }>`
  display: block;
  width: 100%;
  border: 1px solid;
  line-height: 1.4;

  min-height: ${({ $size }) => ($size === 'dense' ? height.dense : height.field)};
  padding: ${({ $size }) => ($size === 'dense' ? space[4] : space[8])} ${space[12]};
  border-radius: ${radius.control};
  font-size: ${({ $size }) => fontSize[$size === 'dense' ? 15 : 16]};

  border-color: ${color.control};
  background: ${color.surface};
  color: ${color.ink};

  &::placeholder {
    opacity: 1;
    color: ${color.inkSoft};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

/** An input that is not seen and covers its label, so that all of it can be pressed. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  appearance: none;
  margin: 0;
  outline: 0;
  cursor: inherit;
`;

/** What a control takes over from the field around it. */
interface FieldControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControlProps | undefined>(undefined);

/** The props that tie a control to its field; none where it stands alone. */
function useFieldControl(): FieldControlProps | undefined {
  return useContext(FieldContext);
}

const Input = styled.input<{ $size: ControlSize }>`
  ${controlStyle}

  &::file-selector-button {
    border: 1px solid ${color.control};
    font: inherit;
    font-weight: 600;
    cursor: pointer;

    margin-right: ${space[12]};
    padding: ${space[4]} ${space[12]};
    border-radius: ${radius.small};

    background: ${color.surface};
    color: ${color.ink};
  }

  &::file-selector-button:hover {
    background: ${color.sunken};
  }
`;

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'size' | 'disabled'>, ControlLook {}

/** One line of text. Stands in a Field, or alone with an `aria-label`. */
export function TextInput({ size = 'regular', type = 'text', isDisabled = false, ...props }: TextInputProps) {
  return <Input {...useFieldControl()} {...props} type={type} disabled={isDisabled} $size={size} />;
}

const Area = styled.textarea<{ $size?: ControlSize }>`
  ${controlStyle}
  resize: vertical;
`;

interface TextareaProps extends Omit<ComponentProps<'textarea'>, 'disabled'>, Pick<ControlLook, 'isDisabled'> {}

/** Several lines of text. Stands in a Field, or alone with an `aria-label`. */
export function Textarea({ rows = 4, isDisabled = false, ...props }: TextareaProps) {
  return <Area {...useFieldControl()} {...props} rows={rows} disabled={isDisabled} />;
}

const Revealed = styled.div`
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
    <Revealed>
      <TextInput {...props} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <Reveal variant="quiet" size="dense" isDisabled={props.isDisabled} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide' : 'Show'}
        <VisuallyHidden>password</VisuallyHidden>
      </Reveal>
    </Revealed>
  );
}

const Chosen = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset: 0 ${space[12]} 0 auto;
    margin: auto;
    pointer-events: none;
    color: ${color.inkSoft};
  }
`;

const Choice = styled.select<{ $size: ControlSize }>`
  ${controlStyle}
  appearance: none;
  cursor: pointer;
  text-overflow: ellipsis;

  padding-right: 38px;
`;

interface SelectProps extends Omit<ComponentProps<'select'>, 'size' | 'disabled'>, ControlLook {}

/** One of several, the browser's own way. Takes `option`s; stands in a Field, or alone with an `aria-label`. */
export function Select({ size = 'regular', isDisabled = false, ...props }: SelectProps) {
  return (
    <Chosen>
      <Choice {...useFieldControl()} {...props} disabled={isDisabled} $size={size} />
      <ChevronDown size={18} aria-hidden="true" />
    </Chosen>
  );
}
