/** One that needs no network first, as others die in the middle of a text; then Australian English, then other English. */
export function preferredVoice(voices: readonly SpeechSynthesisVoice[]): SpeechSynthesisVoice | undefined {
  const rank = ({ lang, localService }: SpeechSynthesisVoice) => {
    const language = lang.replace('_', '-').toLowerCase();
    const place = ['en-au', 'en-nz', 'en-gb'].indexOf(language);
    return (place < 0 ? 3 : place) + (localService ? 0 : 4);
  };
  const english = voices.filter(({ lang }) => /^en\b|^en_/i.test(lang));
  return english.toSorted((one, other) => rank(one) - rank(other))[0];
}
