import type { OwnChildren } from '@wattle/contract/own-children';
import { font, fontSize, MutedText, space, tabListStyle, tabStyle } from '@wattle/design-system';
import { moveFocus } from '@wattle/exam-player';
import { useLocation } from '@wattle/platform';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { ChildPanel } from './child-panel';

const Tabs = styled.div`
  ${tabListStyle}

  flex-wrap: wrap;
`;

const Tab = styled.button`
  ${tabStyle}

  max-width: 100%;
  overflow-wrap: anywhere;
  text-align: left;

  font: 700 ${fontSize[20]} ${font.display};
  padding: ${space[8]} ${space[16]};
`;

const Year = styled(MutedText)`
  font-family: ${font.text};
  font-weight: 400;
`;

/** Each child on a tab; arrow keys go from one to the next. */
export function ChildTabs({ family: { children, isWeeklyReportOn } }: { family: OwnChildren }) {
  const id = useId();
  const [shownId, setShownId] = useState(new URLSearchParams(useLocation().search).get('child') ?? children[0]?.id);
  // A child that was erased meanwhile is no longer listed.
  const shown = children.find((child) => child.id === shownId) ?? children[0];
  if (!shown) return null;
  return (
    <>
      <Tabs role="tablist" aria-label="Children" onKeyDown={moveFocus}>
        {children.map(({ id: childId, name, grade }) => {
          const isShown = childId === shown.id;
          return (
            <Tab
              key={childId}
              type="button"
              role="tab"
              id={`${id}-${childId}`}
              aria-controls={`${id}-panel`}
              aria-selected={isShown}
              tabIndex={isShown ? 0 : -1}
              onFocus={() => setShownId(childId)}
              onClick={() => setShownId(childId)}
            >
              {name} {grade !== undefined && <Year forwardedAs="span">Year {grade}</Year>}
            </Tab>
          );
        })}
      </Tabs>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${shown.id}`}>
        <ChildPanel
          key={shown.id}
          child={shown}
          hasSiblings={children.length > 1}
          isWeeklyReportOn={isWeeklyReportOn}
        />
      </div>
    </>
  );
}
