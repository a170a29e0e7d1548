import { inLists, structuredBlocks } from '@wattle/contract/structured-text';
import { fontSize, space } from '@wattle/design-system';
import { css, styled } from 'styled-components';

/** Subheads and lists within a text. */
export const structuredStyle = css`
  h3 {
    font-weight: 600;

    font-size: ${fontSize[18]};
  }

  h3 + * {
    margin-top: ${space[4]};
  }

  ul,
  ol {
    padding-left: 1.5em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }
`;

const Text = styled.div`
  ${structuredStyle}

  & > * + * {
    margin-top: ${space[8]};
  }

  & > * + h3 {
    margin-top: ${space[16]};
  }
`;

/** A text of the format `structured`: its subheads and lists as such. Never HTML (docs/published.md, fields). */
export function StructuredText({ text }: { text: string }) {
  return (
    <Text>
      {inLists(structuredBlocks(text)).map(([block, ...items]) => {
        const { kind, start } = block;
        if (kind === 'subhead') return <h3 key={start}>{block.text}</h3>;
        if (kind === 'paragraph') return <p key={start}>{block.text}</p>;
        const List = kind === 'bullet' ? 'ul' : 'ol';
        return (
          <List key={start}>
            {[block, ...items].map((item) => (
              <li key={item.start} value={item.number}>
                {item.text}
              </li>
            ))}
          </List>
        );
      })}
    </Text>
  );
}
