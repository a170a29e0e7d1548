import { Cluster, color, fontSize, ProgressBar, Stack, tabularNums } from '@wattle/design-system';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { styled } from 'styled-components';

const Name = styled(Cluster)<{ $isDone: boolean }>`
  font-size: ${fontSize[15]};
  font-weight: 600;

  color: ${({ $isDone }) => ($isDone ? color.ink : color.inkSoft)};

  & > svg {
    color: ${({ $isDone }) => ($isDone ? color.action : color.inkSoft)};
  }
`;

const Count = styled.span`
  ${tabularNums}
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

export interface ImportBarProps {
  /** What is done with the file: "Sent", "Checked", "Written". */
  label: string;
  /** How far, in words. */
  count: string;
  /** How far; undefined while that is not known. */
  value: number | undefined;
  max: number;
  isDone: boolean;
}

/** How far one of the three parts of an import has come. */
export function ImportBar({ label, count, value, max, isDone }: ImportBarProps) {
  const Sign = isDone ? CircleCheck : CircleDashed;
  return (
    <Stack gap={8}>
      <Cluster justify="space-between" gap={8}>
        <Name gap={8} $isDone={isDone}>
          <Sign size={18} aria-hidden="true" />
          {label}
        </Name>
        <Count>{count}</Count>
      </Cluster>
      <ProgressBar label={label} value={value} max={max} />
    </Stack>
  );
}
