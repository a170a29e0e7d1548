import { createContext, useContext } from 'react';

/** What a control takes over from the field around it. */
export interface FieldControlProps {
  id: string;
  'aria-describedby': string;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export const FieldContext = createContext<FieldControlProps | undefined>(undefined);

/** The props that tie a control to its field; none where it stands alone. */
export function useFieldControl(): FieldControlProps | undefined {
  return useContext(FieldContext);
}
