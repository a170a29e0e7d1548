import {
  AnnotatedText,
  Card,
  Columns,
  color,
  fontSize,
  Heading,
  height,
  NumberTile,
  plainButton,
  radius,
  Stack,
  space,
  type TextNote,
} from '@wattle/design-system';
import { Fragment, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';

const Item = styled.li<{ $isActive: boolean }>`
  border: 1px solid ${({ $isActive }) => ($isActive ? color.info : color.line)};

  padding: ${space[8]};
  border-radius: ${radius.control};

  background: ${({ $isActive }) => ($isActive ? color.infoSoft : color.surface)};
`;

const Choose = styled.button`
  ${plainButton}
  display: flex;
  align-items: flex-start;
  width: 100%;

  gap: ${space[12]};
  min-height: ${height.regular};
  padding: ${space[4]};
  border-radius: ${radius.small};
  font-size: ${fontSize[15]};

  & > span:last-child {
    align-self: center;
    overflow-wrap: anywhere;
  }
`;

interface ListedNote extends TextNote {
  /** Stands above the first one of several. */
  group?: string;
  /** What can be done about it. */
  action?: ReactNode;
}

interface NotedTextProps {
  text: string;
  notes: readonly ListedNote[];
  /** Above the list. */
  children?: ReactNode;
}

/** A text with its notes beside it; a note and its words are chosen together. */
export function NotedText({ text, notes, children }: NotedTextProps) {
  const [active, setActive] = useState<number>();
  // One that was active may be gone.
  const activeIndex = active !== undefined && active < notes.length ? active : undefined;
  return (
    <Columns widths="minmax(0, 1.25fr) minmax(0, 1fr)">
      <Card>
        <AnnotatedText text={text} notes={notes} activeIndex={activeIndex} onActivate={setActive} />
      </Card>
      <Stack gap={12}>
        {children}
        <Stack as="ol" gap={8}>
          {notes.map(({ group, label, action }, index) => (
            <Fragment key={`${index} ${label}`}>
              {group && group !== notes[index - 1]?.group && (
                <li>
                  <Heading level={3} size={16}>
                    {group}
                  </Heading>
                </li>
              )}
              <Item $isActive={index === activeIndex}>
                <Choose
                  type="button"
                  aria-pressed={index === activeIndex}
                  onClick={() => setActive(index === activeIndex ? undefined : index)}
                >
                  <NumberTile>{index + 1}</NumberTile>
                  <span>{label}</span>
                </Choose>
                {action}
              </Item>
            </Fragment>
          ))}
        </Stack>
      </Stack>
    </Columns>
  );
}
