import ts from '@typescript/typescript6';
import type { PlatformTypes } from '@wattle/federation/platform-types';

/** What a package exports: the name of each export, with all declarations of the package that its type is made of. */
export type Surface = Map<string, string>;

interface Declaration {
  text: string;
  /** Identifiers in it, some of which name other declarations. */
  names: string[];
}

export const CORE = '@wattle/platform/core';
/** Of an export of {@link CORE}: its type is that of the export of the same name of `@wattle/platform`. */
const SAME_TYPE = 'same type';

const printer = ts.createPrinter({ removeComments: true });

/** Rolled-up types without comments and in one format, as the report shows them. */
export function printTypes(types: string): string {
  const source = parse(types);
  // What augments a library is no export.
  const statements = source.statements.filter((statement) => !ts.isModuleDeclaration(statement));
  return statements.map((statement) => print(statement, source)).join('\n');
}

function readSurface(types: string): Surface {
  const source = parse(types);
  const declarations = source.statements.flatMap((statement) => declarationsIn(statement, source));
  // A name may be declared several times, as a function with several signatures is.
  const declarationsOf = (wanted: string) =>
    declarations.filter(([name]) => name === wanted).map(([, declaration]) => declaration);
  return new Map(
    source.statements.filter(ts.isExportDeclaration).flatMap(({ exportClause, moduleSpecifier }) => {
      if (!exportClause || !ts.isNamedExports(exportClause)) throw new Error('Rolled-up types name their exports');
      return exportClause.elements.map(({ name, propertyName = name }): [string, string] => {
        if (moduleSpecifier) return [name.text, `${propertyName.text} of ${moduleSpecifier.getText(source)}`];
        return [name.text, withDependencies(propertyName.text, declarationsOf)];
      });
    }),
  );
}

/** The surface of both modules of the platform: a remote imports each export by its module. */
export function readPlatformSurface({ platform, core }: PlatformTypes): Surface {
  const ofCore = [...readSurface(core).keys()].map((name): [string, string] => [`${name} of ${CORE}`, SAME_TYPE]);
  return new Map([...readSurface(platform), ...ofCore]);
}

/** The text of a declaration and of those that it uses, directly or not. */
function withDependencies(name: string, declarationsOf: (name: string) => Declaration[]): string {
  const found = new Map<string, string>();
  const pending = [name];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    const declarations = declarationsOf(next);
    if (declarations.length === 0 || found.has(next)) continue;
    found.set(next, declarations.map(({ text }) => text).join('\n'));
    pending.push(...declarations.flatMap(({ names }) => names));
  }
  return [...found.keys()]
    .sort()
    .map((each) => found.get(each))
    .join('\n');
}

function declarationsIn(statement: ts.Statement, source: ts.SourceFile): [string, Declaration][] {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    const module = statement.moduleSpecifier.getText(source);
    const imported = !bindings ? [] : ts.isNamespaceImport(bindings) ? [bindings] : [...bindings.elements];
    // Beside other names of the same import, which change nothing for this one.
    return imported.map((each) => [each.name.text, { text: `${each.getText(source)} of ${module}`, names: [] }]);
  }
  const declared = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations.map(({ name }) => name)
    : [(statement as ts.DeclarationStatement).name];
  const declaration = { text: print(statement, source), names: usedIn(statement) };
  return declared.flatMap((name) => (name && ts.isIdentifier(name) ? [[name.text, declaration]] : []));
}

/** Identifiers that a node uses; names that it gives to its own members and parameters are none. */
function usedIn(node: ts.Node): string[] {
  if (ts.isIdentifier(node)) return (node.parent as { name?: ts.Node }).name === node ? [] : [node.text];
  const names: string[] = [];
  ts.forEachChild(node, (child) => void names.push(...usedIn(child)));
  return names;
}

function print(statement: ts.Statement, source: ts.SourceFile): string {
  return printer.printNode(ts.EmitHint.Unspecified, statement, source);
}

function parse(types: string): ts.SourceFile {
  return ts.createSourceFile('types.d.ts', types, ts.ScriptTarget.Latest, true);
}
