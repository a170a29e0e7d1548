import { type DragEvent, useState } from 'react';

/** Lets a file be dropped on an element; `isOver` while one is held over it. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const stop = (event: DragEvent) => event.preventDefault();
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        // Without this the browser leaves the page for the file.
        stop(event);
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        stop(event);
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      },
    },
  };
}
