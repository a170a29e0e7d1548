import { markRead, unmark } from './marks';
import { type ReadBlock, rangeOf } from './read-blocks';
import { type Sentence, sentencesOf } from './sentences';
import { preferredVoice } from './voices';

export type ReaderStatus = 'idle' | 'reading' | 'paused';

/** A voice that has not begun by then is not heard. */
const SILENCE_MS = 5_000;

/** A page has one voice: whoever begins to read ends what another part of the page reads. */
let speaking: Reader | undefined;

interface ReaderOptions {
  /** How fast; 1 is the usual pace of the voice. */
  paceOf: () => number;
  onStatus: (status: ReaderStatus) => void;
  /** The voice is not heard. */
  onSilence: () => void;
}

/**
 * Reads blocks of the page by the speech synthesis of the browser, sentence by sentence. A pause is an end that remembers
 * its word, because browsers lose their own pauses.
 */
export class Reader {
  private blocks: readonly ReadBlock[] = [];
  private sentences: Sentence[] = [];
  private current = 0;
  /** Words before this place of the block have been said. */
  private at = 0;
  /** Events of an utterance that was cut off are not heard. */
  private utterance: SpeechSynthesisUtterance | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: ReaderOptions) {}

  /** @param from - A place in a block; without it, it begins at the first one. */
  read(blocks: readonly ReadBlock[], from = { block: 0, at: 0 }): void {
    this.blocks = blocks;
    this.sentences = sentencesOf(blocks);
    const place = this.sentences.findIndex(
      ({ block, end }) => block > from.block || (block === from.block && end > from.at),
    );
    this.goTo(place, from.at);
  }

  pause(): void {
    this.cutOff();
    this.options.onStatus('paused');
  }

  resume(): void {
    this.say();
  }

  stop(): void {
    this.cutOff();
    unmark();
    this.options.onStatus('idle');
  }

  /** To the paragraph before this one, or after it; back leads to the beginning of this one first. */
  move(step: 1 | -1): void {
    const { block = 0 } = this.sentences[this.current] ?? {};
    const first = this.sentences.findIndex((each) => each.block === block);
    const isInside = this.current > first || this.at > (this.sentences[first]?.words[0]?.end ?? 0);
    const wanted = step === 1 ? block + 1 : isInside ? block : block - 1;
    const next = this.sentences.findIndex((each) => each.block >= Math.max(0, wanted));
    this.goTo(next, 0);
  }

  private goTo(sentence: number, at: number): void {
    this.current = sentence;
    this.at = at;
    this.say();
  }

  private say(): void {
    if (speaking !== this) speaking?.stop();
    speaking = this;
    this.cutOff();
    const sentence = this.sentences[this.current];
    const block = sentence && this.blocks[sentence.block];
    if (!sentence || !block) {
      this.stop();
      return;
    }
    const words = sentence.words.filter(({ end }) => end > this.at);
    const offsets = offsetsOf(words.map(({ say }) => say));
    const utterance = new SpeechSynthesisUtterance(words.map(({ say }) => say).join(' '));
    const voice = preferredVoice(speechSynthesis.getVoices());
    Object.assign(utterance, { lang: voice?.lang ?? 'en-AU', voice: voice ?? null, rate: this.options.paceOf() });
    const heard = (event: () => void) => () => {
      if (this.utterance !== utterance) return;
      clearTimeout(this.silence);
      event();
    };
    const sentenceRange = rangeOf(block, sentence.start, sentence.end);
    utterance.onstart = heard(() => undefined);
    utterance.onboundary = (event) =>
      heard(() => {
        if (event.name === 'sentence') return;
        const word = words[offsets.findLastIndex((offset) => offset <= event.charIndex)];
        if (!word) return;
        this.at = word.start;
        markRead(block.element, sentenceRange, rangeOf(block, word.start, word.end));
      })();
    utterance.onend = heard(() => this.goTo(this.current + 1, 0));
    utterance.onerror = heard(() => this.fail());
    this.utterance = utterance;
    this.silence = setTimeout(() => this.fail(), SILENCE_MS);
    // A voice may tell no words: then the sentence is marked.
    markRead(block.element, sentenceRange, undefined);
    this.options.onStatus('reading');
    speechSynthesis.speak(utterance);
  }

  private fail(): void {
    this.stop();
    this.options.onSilence();
  }

  private cutOff(): void {
    clearTimeout(this.silence);
    this.utterance = undefined;
    if (speaking === this) speechSynthesis.cancel();
  }
}

function offsetsOf(words: readonly string[]): number[] {
  let offset = 0;
  return words.map((word) => {
    const start = offset;
    offset += word.length + 1;
    return start;
  });
}
