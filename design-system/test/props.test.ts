import { fileURLToPath } from 'node:url';
import ts from '@typescript/typescript6';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Choices by name and what they decide; a prop that chooses among words has one of these names. */
const CHOICES = {
  variant: 'how prominent it is, or which shape it has',
  tone: 'what it means, shown by its colours',
  size: 'dense, regular or large',
  width: 'how wide a page may grow',
  subject: 'whose mark it is',
  verdict: 'what marking found',
};

const SIZES = ['dense', 'regular', 'large', 'full'];

interface Prop {
  component: string;
  name: string;
  /** Declared here, not by React or a library. */
  isOwn: boolean;
  isBoolean: boolean;
  /** The words that it chooses among, where it does nothing else. */
  words: readonly string[];
}

const named = ({ component, name }: Prop) => `${component} ${name}`;

describe('the props of the components @long', () => {
  let props: Prop[];
  // The compiler takes seconds.
  beforeAll(() => {
    props = propsOfComponents();
  });

  test('the compiler finds the props of the components', () => {
    expect(props.filter(({ isOwn }) => isOwn).map(named)).toEqual(
      expect.arrayContaining(['Button variant', 'Button isDisabled', 'ButtonLink size', 'SegmentedControl options']),
    );
  });

  test('what cannot be used is isDisabled', () => {
    expect(props.filter(({ name }) => name === 'disabled').map(named)).toEqual([]);
  });

  test('a boolean is named isX or hasX', () => {
    const others = props.filter(({ isOwn, isBoolean, name }) => isOwn && isBoolean && !/^(is|has)[A-Z]/.test(name));
    expect(others.map(named)).toEqual([]);
  });

  test('a choice among words has one of the shared names', () => {
    const others = props.filter(({ isOwn, words, name }) => isOwn && words.length > 0 && !(name in CHOICES));
    expect(others.map(named)).toEqual([]);
  });

  test('a boolean repeats no choice', () => {
    const repeated = /^is(Dense|Small|Large|Danger|Primary|Secondary|Quiet|Bare|Compact)$/;
    expect(props.filter(({ isOwn, name }) => isOwn && repeated.test(name)).map(named)).toEqual([]);
  });

  test('sizes in words are dense, regular, large and full', () => {
    const others = props.filter(
      ({ isOwn, name, words }) => isOwn && name === 'size' && words.some((word) => !SIZES.includes(word)),
    );
    expect(others.map(named)).toEqual([]);
  });
});

/** The props of every component that the package exports, with those that they take over from elements. */
function propsOfComponents(): Prop[] {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.json`, ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: ['src/index.ts'] }, ts.sys, ROOT);
  const program = ts.createProgram([`${ROOT}src/index.ts`], { ...options, noEmit: true });
  const checker = program.getTypeChecker();
  const index = program.getSourceFile(`${ROOT}src/index.ts`);
  const module = index && checker.getSymbolAtLocation(index);
  if (!module) throw new Error('src/index.ts exports nothing');
  return checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter(({ name, valueDeclaration }) => /^[A-Z][a-z]/.test(name) && valueDeclaration)
    .flatMap((component) => propsOf(checker, component));
}

function propsOf(checker: ts.TypeChecker, component: ts.Symbol): Prop[] {
  const parameter = checker.getTypeOfSymbol(component).getCallSignatures()[0]?.getParameters()[0];
  if (!parameter) return [];
  return checker
    .getTypeOfSymbol(parameter)
    .getApparentProperties()
    .map((prop) => {
      const type = checker.getNonNullableType(checker.getTypeOfSymbol(prop));
      const kinds = type.isUnion() ? type.types : [type];
      return {
        component: component.name,
        name: prop.name,
        isOwn: (prop.declarations ?? []).some((node) => !node.getSourceFile().fileName.includes('/node_modules/')),
        isBoolean: kinds.every(({ flags }) => flags & ts.TypeFlags.BooleanLike),
        words: kinds.every((kind) => kind.isStringLiteral())
          ? kinds.map((kind) => String(kind.isLiteral() && kind.value))
          : [],
      };
    });
}
