import { formatCount } from '@wattle/contract/text';
import type { MarkingAgreement } from '@wattle/contract/writing-markings';
import { criterionOf } from '@wattle/contract/writing-rubric';
import { DataTable, Dialog, MutedText, Stack } from '@wattle/design-system';
import { useState } from 'react';
import { QuietButton } from '../shared/buttons';

type CriterionAgreement = MarkingAgreement['criteria'][number];

export function AgreementLine({ agreement }: { agreement: MarkingAgreement }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MutedText size={15} isTabular>
        Agreement of two markers: {lineOf(agreement)}
      </MutedText>
      <QuietButton aria-haspopup="dialog" onClick={() => setOpen(true)}>
        By criterion
      </QuietButton>
      {isOpen && (
        <Dialog title="Agreement of two markers" onClose={() => setOpen(false)}>
          <Stack>
            <p>
              {oneIn(agreement.share)} is marked by two people, and neither sees the other’s marks. Weighted kappa tells
              how far they agree: 0 is chance, 1 is the same.
            </p>
            <DataTable
              caption="Weighted kappa by criterion"
              columns={[
                { label: 'Criterion', cell: ({ criterion }) => criterionOf(criterion).name },
                { label: 'Weighted kappa', cell: kappaOf },
                { label: '95% interval', cell: intervalOf },
              ]}
              rows={agreement.criteria}
              keyOf={({ criterion }) => criterion}
            />
            <MutedText>
              {formatCount(agreement.texts, 'text')} marked twice so far, {agreement.waiting} more to come.
            </MutedText>
          </Stack>
        </Dialog>
      )}
    </>
  );
}

/** The least is what there is to work on. */
function lineOf({ criteria, texts }: MarkingAgreement) {
  const [least] = criteria
    .filter(({ kappa }) => kappa !== null)
    .sort((one, other) => (one.kappa ?? 0) - (other.kappa ?? 0));
  if (!least) return `not known yet, ${formatCount(texts, 'text')} marked twice.`;
  return (
    <>
      least for {criterionOf(least.criterion).name}, kappa <strong>{kappaOf(least)}</strong> ({intervalOf(least)})
    </>
  );
}

function kappaOf({ kappa }: CriterionAgreement): string {
  return kappa?.toFixed(2) ?? 'Not known yet';
}

function intervalOf({ lower, upper }: CriterionAgreement): string {
  return lower === null || upper === null ? '' : `${lower.toFixed(2)} to ${upper.toFixed(2)}`;
}

function oneIn(share: number): string {
  return share > 0 ? `One text in ${Math.round(1 / share)}` : 'No text';
}
