import type { LocatedText } from '@wattle/contract/passage-blocks';
import { fontSize, space, tabListStyle, tabStyle } from '@wattle/design-system';
import { type ReactNode, useId, useState } from 'react';
import { styled } from 'styled-components';
import { moveFocus } from '../panes/move-focus';
import { TextHeading } from './text-heading';

const Tabs = styled.div`
  ${tabListStyle}

  flex: none;

  @media print {
    display: none;
  }
`;

const Tab = styled.button`
  ${tabStyle}

  flex: 1;
  min-width: 0;
  font-family: inherit;
  font-weight: 600;

  padding: 0 ${space[4]};
  font-size: ${fontSize[14]};
`;

const Panels = styled.div`
  display: grid;
  /* The outline of what has the focus stands clear of the text. */
  margin: 0 -${space[8]};
  flex: 1 1 auto;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr);
  min-height: 0;

  @media print {
    display: block;
  }
`;

/** All lie in one place, so that each stays where it was scrolled to. */
const Panel = styled.div<{ $isShown: boolean }>`
  grid-area: 1 / 1;
  overflow-y: auto;
  visibility: ${({ $isShown }) => ($isShown ? 'visible' : 'hidden')};

  padding: ${space[4]} ${space[8]} ${space[16]};

  &:focus-visible {
    outline-offset: -3px;
  }

  @media print {
    visibility: visible;
    overflow: visible;

    &::before {
      font-weight: 600;
      content: attr(data-label);
    }
  }
`;

interface TextTabsProps {
  texts: readonly LocatedText[];
  children: (text: LocatedText) => ReactNode;
}

/** Texts of which one is shown at a time. Arrow keys go from tab to tab. */
export function TextTabs({ texts, children }: TextTabsProps) {
  const id = useId();
  const [shown, setShown] = useState(0);
  return (
    <>
      <Tabs role="tablist" aria-label="Texts" onKeyDown={moveFocus}>
        {texts.map(({ label }, index) => (
          <Tab
            key={label}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
            aria-selected={index === shown}
            tabIndex={index === shown ? 0 : -1}
            onFocus={() => setShown(index)}
            onClick={() => setShown(index)}
          >
            {label}
          </Tab>
        ))}
      </Tabs>
      <Panels>
        {texts.map((text, index) => (
          <Panel
            key={text.label}
            role="tabpanel"
            id={`${id}-panel-${index}`}
            aria-labelledby={`${id}-tab-${index}`}
            tabIndex={0}
            data-label={text.label}
            $isShown={index === shown}
          >
            {text.title && <TextHeading title={text.title} />}
            {children(text)}
          </Panel>
        ))}
      </Panels>
    </>
  );
}
