import { anyOf } from './phrases';

/** Terms that are taught after Year 7, and words of academic prose. */
export const LATER_YEARS = anyOf(String.raw`
  logarithms?, log(?:₂| ?\d), derivatives?, differentiat(?:e|ion), integrals?, calculus, sines?, cosines?,
  tangents?, (?:sin|cos|tan)[ (]\d+, trigonometr\w+, hypotenuse, pythagoras, theorems?, radians?, subtends?,
  bisectors?, quadratics?, polynomials?, binomials?, coefficients?, factoris(?:e|es|ed|ing|ation),
  simultaneous equations?, parabolas?, hyperbolas?, asymptotes?, exponential\w*, factorials?, permutations?,
  matrix, matrices, vectors?, determinants?, eigen\w+, complex numbers?, imaginary numbers?, irrational,
  surds?, modulo, standard deviations?, variance, interquartile, regression, correlation,
  normal(?:ly)? distribut(?:ed|ion), random variables?, conditional probability, joint probability,
  independent events, null hypothesis, intersection of (?:the )?(?:sets|events), inverse functions?,
  domain and range, discriminants?, locus, cumulative frequency, quartiles?, percentiles?,
  scientific notation, compound interest, depreciat\w+, annuit(?:y|ies), congruence, similar triangles,
  arc length, circle theorems?, kinetic energy, momentum, molar, isotopes?, covalent, thermodynamics?,
  isothermal, stoichiometr\w+, mitochondri\w+, iambic, metonymy, synecdoche, epistemolog\w+, ontolog\w+,
  hermeneutic\w*, paradigms?, heterogeneity, dialectic\w*, syllogisms?, ad hominem, modus (?:ponens|tollens),
  a priori, enjambment, anaphora, chiasmus, litotes, bildungsroman, postmodern\w*, marxis[tm], hegemon\w*,
  austerity, fiscal, aggregate demand, jurisprudence, fiduciary, notwithstanding, pursuant, amorti[sz]\w+,
  remunerat\w+, macroeconom\w+`);

export const LATER_NOTATION = /[∫∑√∂π]|\b[fgh](?:⁻¹)?\([a-z\d]+\)|\bP\([A-Z]\)|\b[xyz]²\s*[+−-]/;
