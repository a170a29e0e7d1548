import { CHECK_LABELS, type StoredItem } from '@wattle/contract/generated-items';
import { Cluster, color, fontSize, space } from '@wattle/design-system';
import { Check } from 'lucide-react';
import { styled } from 'styled-components';

const Line = styled(Cluster)`
  padding-top: ${space[16]};
  border-top: 1px solid ${color.line};
  font-weight: 600;

  row-gap: ${space[4]};
  font-size: ${fontSize[13]};

  color: ${color.action};

  & > li {
    display: inline-flex;
    align-items: center;
    gap: ${space[4]};
    overflow-wrap: anywhere;
  }

  & svg {
    flex: none;
  }
`;

const Before = styled.li`
  color: ${color.inkSoft};
`;

export function GateLine({ item }: { item: StoredItem }) {
  const labels = labelsOf(item);
  if (labels.length === 0) return null;
  return (
    <Line forwardedAs="ul" gap={12} aria-label="What the checks said">
      {item.edited && <Before>Before the edit:</Before>}
      {labels.map((label) => (
        <li key={label}>
          <Check size={14} aria-hidden="true" />
          {label}
        </li>
      ))}
    </Line>
  );
}

function labelsOf({ passed, secondAnswer }: StoredItem): string[] {
  const labels = new Set(
    Object.entries(CHECK_LABELS).flatMap(([check, label]) => (label && passed.includes(check) ? label : [])),
  );
  return secondAnswer ? [...labels, `Solved again without the key: ${secondAnswer}`] : [...labels];
}
