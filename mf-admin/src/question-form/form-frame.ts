import { styled } from 'styled-components';

/** A form whose text areas grow with what is typed. */
export const FormFrame = styled.form`
  textarea {
    field-sizing: content;
    min-height: 74px;
    max-height: 60vh;
  }
`;
