const RAISED = pairsOf('0⁰1¹2²3³4⁴5⁵6⁶7⁷8⁸9⁹+⁺-⁻−⁻–⁻=⁼(⁽)⁾aᵃbᵇcᶜdᵈeᵉfᶠgᵍhʰiⁱjʲkᵏlˡmᵐnⁿoᵒpᵖrʳsˢtᵗuᵘvᵛwʷxˣyʸzᶻ');
const LOWERED = pairsOf('0₀1₁2₂3₃4₄5₅6₆7₇8₈9₉+₊-₋−₋–₋=₌(₍)₎aₐeₑhₕiᵢjⱼkₖlₗmₘnₙoₒpₚrᵣsₛtₜuᵤvᵥxₓ');
/** Looks the same on the line. */
const SAME_ON_THE_LINE = /^[\s°*′″'"]$/u;

/** Raised or lowered letters as Unicode has them; undefined where it has not all of them. */
export function shiftedText(text: string, raised: 'superscript' | 'subscript'): string | undefined {
  const letters = raised === 'superscript' ? RAISED : LOWERED;
  const written = [...text].map(
    (letter) => letters.get(letter) ?? (SAME_ON_THE_LINE.test(letter) ? letter : undefined),
  );
  return written.every((letter) => letter !== undefined) ? written.join('') : undefined;
}

function pairsOf(letters: string): Map<string, string> {
  return new Map((letters.match(/../gu) ?? []).map(([plain = '', written = '']) => [plain, written]));
}
