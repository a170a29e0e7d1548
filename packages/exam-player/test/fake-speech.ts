/** A voice that says nothing: a test hears what it is given, and plays its events. */
export class FakeSpeech extends EventTarget {
  readonly said: SpeechSynthesisUtterance[] = [];
  voices: Pick<SpeechSynthesisVoice, 'lang' | 'localService' | 'name'>[] = [];

  /** Takes the place of the browser's until the test has ended. */
  static install(): FakeSpeech {
    const speech = new FakeSpeech();
    Object.assign(window, {
      speechSynthesis: speech,
      SpeechSynthesisUtterance: class {
        constructor(readonly text: string) {}
      },
    });
    return speech;
  }

  static remove(): void {
    for (const name of ['speechSynthesis', 'SpeechSynthesisUtterance']) Reflect.deleteProperty(window, name);
  }

  getVoices() {
    return this.voices;
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    this.said.push(utterance);
  }

  cancel(): void {}

  get texts(): string[] {
    return this.said.map(({ text }) => text);
  }

  get current(): SpeechSynthesisUtterance {
    const utterance = this.said.at(-1);
    if (!utterance) throw new Error('Nothing was said');
    return utterance;
  }

  /** Comes to a word of what is being said. */
  reach(word: string): void {
    const event = { name: 'word', charIndex: this.current.text.indexOf(word) } as SpeechSynthesisEvent;
    this.current.onboundary?.(event);
  }

  start(): void {
    this.current.onstart?.({} as SpeechSynthesisEvent);
  }

  end(): void {
    this.current.onend?.({} as SpeechSynthesisEvent);
  }

  /** Says all that follows. */
  finish(): void {
    for (let count = -1; count !== this.said.length; ) {
      count = this.said.length;
      this.end();
    }
  }
}
