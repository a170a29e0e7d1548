import { attemptTitle } from '@wattle/contract/test-kinds';
import { Button, ButtonLink, formatDate, SegmentedControl, Spinner } from '@wattle/design-system';
import { Link, usePageTitle } from '@wattle/platform';
import { Printer } from 'lucide-react';
import { useMemo, useState } from 'react';
import { paperPath } from '../paths';
import { type AddressedPaper, PaperOfPage } from './paper-of-page';
import { paperSections } from './paper-sections';
import { PrintFrame } from './print-frame';
import { Sheets } from './sheets';
import { usePictureRatios } from './use-picture-ratios';

const SIZES = [
  { value: 'normal', label: 'Normal' },
  { value: 'large', label: 'Large print' },
] as const;

/** A test as it is printed. */
export function PrintPage() {
  return <PaperOfPage>{(found) => <PrintedPaper {...found} />}</PaperOfPage>;
}

function PrintedPaper({ paper, of, listPath }: AddressedPaper) {
  const { paperCode: code, startedAt, submittedAt, questions, privileges } = paper;
  const title = attemptTitle(paper, true);
  usePageTitle(`${title}, paper ${code}`);
  const [size, setSize] = useState<'normal' | 'large'>(privileges?.largePrint ? 'large' : 'normal');
  const isLarge = size === 'large';
  const ratios = usePictureRatios(questions);
  const sections = useMemo(() => ratios && paperSections(paper, ratios, isLarge), [paper, ratios, isLarge]);
  const hasKey = of.isHandout || submittedAt !== undefined;
  return (
    <PrintFrame
      title={`${title}, paper ${code}`}
      backPath={listPath}
      tools={
        <>
          <SegmentedControl label="Size" options={SIZES} value={size} onChange={setSize} />
          {hasKey && (
            <ButtonLink as={Link} to={paperPath(code, '/key', of.childId)} variant="secondary">
              Answers and why
            </ButtonLink>
          )}
          {!hasKey && (
            <ButtonLink as={Link} to={paperPath(code, '/answers', of.childId)} variant="secondary">
              Enter the answers
            </ButtonLink>
          )}
          <Button isDisabled={!sections} onClick={() => window.print()}>
            <Printer size={18} aria-hidden="true" />
            Print
          </Button>
        </>
      }
    >
      {sections ? (
        <Sheets
          key={size}
          sections={sections}
          isLarge={isLarge}
          foot={`Wattle, ${title}, paper ${code}, ${formatDate(startedAt)}`}
        />
      ) : (
        <Spinner label="Preparing the pages" />
      )}
    </PrintFrame>
  );
}
