export { equationsIn, falseEquations } from './quantities/equations';
export { calculate } from './quantities/expression';
export { clockTime, isSameQuantity, type Quantity, quantity, quantityOf } from './quantities/quantity';
export { NUMBER, TERM, termOf } from './quantities/units';
export { readSeedBank, readSeedPicture, type SeedQuestion, stepsSlug } from './seed/seed-bank';
export { folded, hasPhrase, sentencesIn, wordsIn } from './text';
