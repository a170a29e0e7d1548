import { type ReactNode, useRef, useState } from 'react';

interface TextFileOptions {
  /** What the chosen file is, for those who do not see the button. */
  label: string;
  /** Endings of file names, as `.xml`. */
  accept: string;
  /** Told what the file says. */
  onText: (text: string) => void;
}

interface TextFile {
  /** To stand beside the button; it is not seen. */
  input: ReactNode;
  /** Opens the dialog of the browser. */
  choose: () => void;
  /** The last file could not be read. */
  isUnreadable: boolean;
}

/** A text file that somebody chooses by a button of any look. */
export function useTextFile({ label, accept, onText }: TextFileOptions): TextFile {
  const root = useRef<HTMLInputElement>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = await readTextFile(file).catch(() => undefined);
    setUnreadable(text === undefined);
    if (text !== undefined) onText(text);
  };
  const input = (
    <input
      ref={root}
      type="file"
      accept={accept}
      aria-label={label}
      hidden
      onChange={({ target }) => {
        void read(target.files?.[0]);
        // The same file can be chosen again.
        target.value = '';
      }}
    />
  );
  return { input, choose: () => root.current?.click(), isUnreadable };
}

/** The text of a file, in UTF-8 or as its byte order mark says. */
function readTextFile(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });
}
