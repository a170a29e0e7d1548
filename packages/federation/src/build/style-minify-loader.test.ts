interface Loader {
  default: (source: string) => string;
}

const { default: minifyStyles }: Loader = await import(new URL('./style-minify-loader.mjs', import.meta.url).href);

const STYLED = "import { styled } from 'styled-components';\n";

test.each([
  ['sent without indentation', 'const A = styled.a`\n  color: red;\n`;', 'const A = styled.a`\ncolor: red;\n`;'],
  [
    'sent without comments, each line with its number',
    'const A = styled.a`\n  /* Why it\n     is red. */\n  color: red;\n`;',
    'const A = styled.a`\n\n\ncolor: red;\n`;',
  ],
  [
    'whole where only a part of a line looks like a comment',
    "const A = '/*';\nconst B = '*/'; /* a */",
    "const A = '/*';\nconst B = '*/'; /* a */",
  ],
])('a module that styles components is %s', (_what, source, sent) => {
  expect(minifyStyles(STYLED + source)).toBe(STYLED + sent);
});

test('a module that styles nothing stays as it is', () => {
  expect(minifyStyles('  /* a */\n  f();')).toBe('  /* a */\n  f();');
});
