import { color, font, fontSize, space, tabularNums, VisuallyHidden } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';

const Brackets = styled.span`
  white-space: nowrap;
`;

/** A gap about which the test asks nothing. */
export function Blank() {
  return (
    <Brackets data-say="blank">
      <span aria-hidden="true">[&nbsp;&nbsp;&nbsp;]</span>
      <VisuallyHidden>blank</VisuallyHidden>
    </Brackets>
  );
}

const tones = {
  empty: css`
    border-color: ${color.control};
    background: ${color.sunken};
    color: ${color.ink};
  `,
  current: css`
    border-color: ${color.ink};
    background: ${color.ink};
    color: ${color.paper};
  `,
  filled: css`
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  `,
  wrong: css`
    border-color: ${color.danger};
    background: ${color.danger};
    color: ${color.onDanger};
  `,
};

const Root = styled.span<{ $tone: keyof typeof tones }>`
  display: inline-grid;
  place-items: center;
  border: 1px solid;
  font-family: ${font.text};
  font-weight: 600;
  line-height: 1.5;
  vertical-align: 1px;
  text-decoration: none;
  forced-color-adjust: none;
  ${tabularNums}

  min-width: 28px;
  margin-right: 6px;
  padding: 1px ${space[4]};
  border-radius: 5px;
  font-size: ${fontSize[15]};

  ${({ $tone }) => tones[$tone]}
`;

interface GapNumberProps {
  tone: keyof typeof tones;
  /** What is read aloud in its place. */
  say?: string;
  children: ReactNode;
}

export function GapNumber({ tone, say, children }: GapNumberProps) {
  return (
    <Root $tone={tone} data-say={say}>
      {children}
    </Root>
  );
}

const Start = styled.span`
  white-space: nowrap;

  & > svg {
    display: inline;
    vertical-align: -2px;
  }
`;

interface GapSentenceProps {
  /** Stands at its start, and never on another line than its first word. */
  icon: ReactNode;
  children: string;
}

export function GapSentence({ icon, children }: GapSentenceProps) {
  const [start = ''] = /^\S*/.exec(children) ?? [];
  return (
    <>
      <Start>
        {icon}
        {start}
      </Start>
      {children.slice(start.length)}
    </>
  );
}
