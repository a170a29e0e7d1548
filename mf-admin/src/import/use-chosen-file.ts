import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { type ChangeEvent, useRef, useState } from 'react';
import { SENTENCES } from './sentences';

export function useChosenFile(onChosen: () => void, showMessage: (text: string) => void) {
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);

  const take = (chosen: File) => {
    const problem = problemOf(chosen);
    if (problem) return showMessage(problem);
    setFile(chosen);
    onChosen();
  };

  return {
    file,
    take,
    chooseFile: () => input.current?.click(),
    inputProps: {
      ref: input,
      onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
        const [chosen] = currentTarget.files ?? [];
        if (chosen) take(chosen);
        // The same file can be chosen again after it was corrected.
        currentTarget.value = '';
      },
    },
  };
}

function problemOf({ name, size }: File): string | undefined {
  if (!name.toLowerCase().endsWith('.xlsx')) return SENTENCES.notXlsx;
  return size > IMPORT_LIMITS.bytes ? SENTENCES.tooLarge : undefined;
}
