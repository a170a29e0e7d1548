import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from '@typescript/typescript6';
import { ROOT } from '../root';
import { type PackedPackage, readPackageJson } from './packed-packages';

/** What teams may import of a package: each name with its module. */
export function exportedNames({ folder, entries }: PackedPackage): string[] {
  const { exports } = readPackageJson(folder);
  return entries
    .flatMap((entry) => modulesOf(folder, entry, exports[entry] ?? ''))
    .flatMap(([module, file]) =>
      namesOf(readFileSync(join(ROOT, folder, file), 'utf8')).map((name) => `${name} of ${module}`),
    )
    .sort();
}

/** Each module of an entry, with its source. */
function modulesOf(folder: string, entry: string, target: string): [string, string][] {
  if (!target.includes('*')) return [[entry, target]];
  return readdirSync(join(ROOT, folder, dirname(target)))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => [`./${name.slice(0, -'.ts'.length)}`, join(dirname(target), name)]);
}

/** The names that a module exports. None of ours exports all of another one. */
function namesOf(code: string): string[] {
  const { statements } = ts.createSourceFile('module.tsx', code, ts.ScriptTarget.Latest);
  return statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const { exportClause } = statement;
      return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : [];
    }
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.flatMap(({ name }) => boundBy(name));
    const name = ts.getNameOfDeclaration(statement as ts.DeclarationStatement);
    return name && ts.isIdentifier(name) ? [name.text] : [];
  });
}

function boundBy(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundBy(element.name) : []));
}
