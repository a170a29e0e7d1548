import { Button, Cluster, MutedText } from '@wattle/design-system';
import { Volume2 } from 'lucide-react';
import { useState } from 'react';
import { useDisplaySettings } from '../display-settings';
import type { ReadAloudBar, ReadPart } from './read-aloud-bar';

const NOT_LOADED = 'Read aloud could not be loaded. Check the connection, then press it again.';

interface ReadAloudProps {
  parts: readonly ReadPart[];
  /** What is on the screen: when something else comes, the voice stops. */
  subject: string;
}

/** Reads parts of the page aloud. The voice and its buttons are fetched when they are first used. */
export function ReadAloud({ parts, subject }: ReadAloudProps) {
  const [Bar, setBar] = useState<typeof ReadAloudBar>();
  const [failure, setFailure] = useState<string>();
  const [settings, changeSettings] = useDisplaySettings();
  const open = async () => {
    setFailure(undefined);
    try {
      const loaded = await import('./read-aloud-bar');
      setBar(() => loaded.ReadAloudBar);
    } catch {
      setFailure(NOT_LOADED);
    }
  };
  if (Bar)
    return <Bar parts={parts} subject={subject} pace={settings.pace} onPace={(pace) => changeSettings({ pace })} />;
  return (
    <Cluster gap={8}>
      <Button size="dense" variant="secondary" onClick={open}>
        <Volume2 size={16} aria-hidden="true" />
        Read aloud
      </Button>
      {failure && <MutedText role="status">{failure}</MutedText>}
    </Cluster>
  );
}
