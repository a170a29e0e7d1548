import ts from '@typescript/typescript6';

/** A text of the sources that somebody may read. */
export interface Sentence {
  line: number;
  text: string;
}

/** What stands for a value inside a text. */
const VALUE = '…';
/** Tags whose templates are CSS. */
const CSS_TAG = /^(styled\b|css\b|keyframes\b|createGlobalStyle\b)/;
const STYLE_ELEMENT = /<style>.*?<\/style>/gs;
const HTML_TAG = /<[^>]*>/g;
const WORDS = /\p{L}{2,}[^\p{L}\s]*\s+\S*\p{L}/u;
const LABEL = /^\p{Lu}\p{Ll}+$/u;

/** The texts of a source file: strings of several words or with a capital letter, and everything between JSX tags. */
export function sentencesOf(fileName: string, source: string): Sentence[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(fileName, source, ts.ScriptTarget.Latest, true, kind);
  const found: Sentence[] = [];
  const visit = (node: ts.Node): void => {
    if (isNoText(node)) return;
    const text = textOf(node)?.replace(STYLE_ELEMENT, '').replace(HTML_TAG, '').replace(/\s+/g, ' ').trim();
    if (text && (ts.isJsxText(node) || WORDS.test(text) || LABEL.test(text))) {
      found.push({ line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isNoText(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isLiteralTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return CSS_TAG.test(node.tag.getText());
  return ts.isNewExpression(node) && node.expression.getText() === 'RegExp';
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isJsxText(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return [node.head, ...node.templateSpans.map(({ literal }) => literal)].map(({ text }) => text).join(VALUE);
}
