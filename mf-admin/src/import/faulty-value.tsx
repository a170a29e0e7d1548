import { color, space } from '@wattle/design-system';
import { Fragment } from 'react';
import { styled } from 'styled-components';

/** What stands in the place of a comma between two options, after the letter of an option, or of a capital letter. */
const OPTION_FAULTS =
  /[;|/\n](?=\s{0,20}[A-Ga-g][\s.):])|(?<=(?:^|[,;|/\n])\s{0,20}[A-Ga-g])[.):]|(?<=(?:^|[,;|/\n])\s{0,20})[a-g](?=[\s.):])/g;

const Value = styled.span`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Fault = styled.mark`
  border-bottom: 2px solid ${color.danger};

  padding: 0 ${space[4]};

  background: ${color.dangerSoft};
  color: ${color.danger};
`;

export function FaultyValue({ column, value }: { column: string; value: string }) {
  if (value === '') {
    return (
      <Fault>
        <em>empty</em>
      </Fault>
    );
  }
  return (
    <Value>
      {faultyParts(column, value).map(({ text, isFaulty }, index) => {
        const Part = isFaulty ? Fault : Fragment;
        return <Part key={index}>{text}</Part>;
      })}
    </Value>
  );
}

interface ValuePart {
  text: string;
  isFaulty: boolean;
}

/** Divides a value into what is wrong with it and the rest. Where that cannot be told, all of it is wrong. */
export function faultyParts(column: string, value: string): ValuePart[] {
  const faults = column === 'mcq_options' ? [...value.matchAll(OPTION_FAULTS)] : [];
  if (faults.length === 0) return [{ text: value, isFaulty: true }];
  const parts: ValuePart[] = [];
  let from = 0;
  for (const { 0: text, index } of faults) {
    parts.push({ text: value.slice(from, index), isFaulty: false }, { text, isFaulty: true });
    from = index + text.length;
  }
  return [...parts, { text: value.slice(from), isFaulty: false }].filter(({ text }) => text !== '');
}
