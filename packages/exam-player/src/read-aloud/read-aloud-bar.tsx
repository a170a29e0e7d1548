import { type DisplaySettings, PACES } from '@wattle/contract/display-settings';
import { Button, Cluster, color, IconButton, MutedText, media, Select } from '@wattle/design-system';
import { ChevronsLeft, ChevronsRight, Pause, Play, Square } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createGlobalStyle, styled } from 'styled-components';
import { WideWords } from '../frame/exam-frame';
import { caretAt } from '../passage/selected-range';
import { READ_BLOCK, READ_SENTENCE, READ_WORD } from './marks';
import { placeOf, readBlocks } from './read-blocks';
import { Reader, type ReaderStatus } from './reader';

const NO_SPEECH = 'This browser cannot read aloud. Chrome, Edge, Firefox and Safari can.';
const NO_VOICE =
  'No voice is heard: this device has none to read with. An adult can add one in its settings, under Speech or Accessibility.';

const Marks = createGlobalStyle`
  ::highlight(${READ_SENTENCE}) {
    background: ${color.brandSoft};
    color: ${color.ink};
  }

  ::highlight(${READ_WORD}) {
    background: ${color.brand};
    color: ${color.onBrand};
  }

  @supports not selector(::highlight(${READ_WORD})) {
    [${READ_BLOCK}] {
      outline: 2px solid ${color.warnText};
      outline-offset: 4px;
    }
  }

  img[${READ_BLOCK}] {
    outline: 3px solid ${color.warnText};
  }
`;

/** On a narrow screen its buttons fill the lines with whatever stands beside it. */
const Row = styled(Cluster)`
  ${media.narrow} {
    display: contents;
  }
`;

/** What has a use of its own when it is pressed. */
const PRESSED = 'button, a, label, input, textarea, select, [role="button"], [aria-pressed]';

/** A part of the page that can be read, such as the passage. */
export interface ReadPart {
  label: string;
  roots: () => Element[];
}

export interface ReadAloudBarProps {
  parts: readonly ReadPart[];
  /** What is on the screen: when something else comes, the voice stops. */
  subject: string;
  pace: DisplaySettings['pace'];
  onPace: (pace: DisplaySettings['pace']) => void;
}

/** Starts, pauses and leads the voice; it begins to read as soon as it is there. */
export function ReadAloudBar({ parts, subject, pace, onPace }: ReadAloudBarProps) {
  const [status, setStatus] = useState<ReaderStatus>('idle');
  const [failure, setFailure] = useState<string>();
  const paceNow = useRef(pace);
  paceNow.current = pace;
  const [reader] = useState(() =>
    hasSpeech()
      ? new Reader({
          paceOf: () => PACES[paceNow.current],
          onStatus: setStatus,
          onSilence: () => setFailure(NO_VOICE),
        })
      : undefined,
  );
  const main = useRef<HTMLButtonElement>(null);

  const [first, ...others] = parts;

  /** The button that was pressed may go: the keyboard stays with the one that always stands there. */
  const read = (part: ReadPart | undefined) => {
    setFailure(undefined);
    if (part) reader?.read(() => readBlocks(part.roots()));
    main.current?.focus();
  };
  const readFirst = useEffectEvent(() => read(first));
  useEffect(() => readFirst(), []);
  // What was on the screen is not read on.
  useEffect(() => () => reader?.stop(), [reader, subject]);

  const readFrom = useEffectEvent(({ target, clientX, clientY }: MouseEvent) => {
    const rootsNow = () => parts.flatMap((part) => part.roots());
    const roots = rootsNow();
    const isText = target instanceof Element && roots.some((root) => root.contains(target)) && !target.closest(PRESSED);
    if (!isText || getSelection()?.isCollapsed === false) return;
    const caret = caretAt(clientX, clientY);
    const blocks = readBlocks(roots);
    const from = caret && placeOf(blocks, caret.node, caret.offset);
    if (from) reader?.read(() => readBlocks(rootsNow()), from);
  });
  useEffect(() => {
    const handleClick = (event: MouseEvent) => readFrom(event);
    document.addEventListener('click', handleClick);
    return () => document.removeEventListener('click', handleClick);
  }, []);

  if (!reader) return <MutedText role="status">{NO_SPEECH}</MutedText>;
  const isIdle = status === 'idle';
  const pressMain = () => {
    if (isIdle) read(first);
    else if (status === 'reading') reader.pause();
    else reader.resume();
  };
  const stop = () => {
    reader.stop();
    main.current?.focus();
  };
  return (
    <Row gap={8} role="group" aria-label="Read aloud">
      <Marks />
      <Button ref={main} size="dense" variant="secondary" onClick={pressMain}>
        {status === 'reading' ? <Pause size={16} aria-hidden="true" /> : <Play size={16} aria-hidden="true" />}
        {isIdle ? first?.label : status === 'reading' ? 'Pause' : 'Read on'}
      </Button>
      {isIdle &&
        others.map((part) => (
          <Button key={part.label} size="dense" variant="secondary" onClick={() => read(part)}>
            <Play size={16} aria-hidden="true" />
            {part.label}
          </Button>
        ))}
      {!isIdle && (
        <>
          <Button size="dense" variant="secondary" onClick={stop}>
            <Square size={16} aria-hidden="true" />
            Stop
          </Button>
          <IconButton data-repeatable label="Back a paragraph" onClick={() => reader.move(-1)}>
            <ChevronsLeft size={18} aria-hidden="true" />
          </IconButton>
          <IconButton data-repeatable label="On a paragraph" onClick={() => reader.move(1)}>
            <ChevronsRight size={18} aria-hidden="true" />
          </IconButton>
        </>
      )}
      <Select
        size="dense"
        aria-label="Pace of the voice"
        value={pace}
        onChange={({ target }) => onPace(target.value as DisplaySettings['pace'])}
      >
        {Object.keys(PACES).map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
      <MutedText role="status">{failure ?? <WideWords>Press a word to hear it from there.</WideWords>}</MutedText>
    </Row>
  );
}

function hasSpeech(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}
