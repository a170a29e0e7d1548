import {
  Button,
  Card,
  Cluster,
  color,
  font,
  fontSize,
  Heading,
  Passage,
  Stack,
  space,
  tabularNums,
  VisuallyHidden,
} from '@wattle/design-system';
import { Fragment, useState } from 'react';
import { styled } from 'styled-components';
import { TextHeading } from '../passage/text-heading';
import type { Evidence, EvidencePiece } from './evidence';

/** Beside a mark and a quotation of it. */
export const EvidenceNumber = styled.span`
  display: inline-block;
  border: 1px solid ${color.control};
  border-radius: 5px;
  font-family: ${font.text};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-indent: 0;
  ${tabularNums}

  min-width: 1.7em;
  padding: 0 ${space[4]};
  font-size: ${fontSize[13]};

  background: ${color.surface};
  color: ${color.ink};
`;

const Text = styled(Passage)`
  font-size: ${fontSize[16]};

  mark {
    padding: 2px 3px;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
`;

const Line = styled.span`
  display: block;
  padding-left: 1.5em;
  text-indent: -1.5em;
`;

interface EvidenceLinesProps {
  evidence: Evidence;
}

/** The lines of the passage that hold the evidence, with those beside them; the whole text on request. */
export function EvidenceLines({ evidence: { isPoem, texts } }: EvidenceLinesProps) {
  const [isWhole, setWhole] = useState(false);
  return (
    <Card as="section" aria-label="The lines that tell you">
      <Stack gap={12}>
        <Cluster justify="space-between" gap={8}>
          <Heading level={4} size={16}>
            The lines that tell you
          </Heading>
          <Button variant="quiet" size="dense" aria-pressed={isWhole} onClick={() => setWhole(!isWhole)}>
            Whole text
          </Button>
        </Cluster>
        {texts.map(({ label, title, blocks }) => {
          const shown = blocks
            .map(({ isVerse, pieces }) => ({ isVerse, pieces: isWhole ? pieces : aroundEvidence(pieces) }))
            .filter(({ pieces }) => pieces.length > 0);
          if (shown.length === 0) return null;
          return (
            <div key={label ?? ''}>
              {label && <TextHeading label={label} title={title} />}
              <Text>
                {shown.map(({ isVerse, pieces }) => (
                  <p key={pieces[0]?.start}>
                    {pieces.map((piece) => {
                      const Piece = isVerse ? Line : Fragment;
                      return (
                        <Piece key={piece.start}>
                          <MarkedPiece piece={piece} name={isPoem ? 'line' : 'number'} />
                        </Piece>
                      );
                    })}
                  </p>
                ))}
              </Text>
            </div>
          );
        })}
      </Stack>
    </Card>
  );
}

/** So many sentences or lines are shown on either side of what is evidence. */
const BESIDE = 2;

/** What is evidence and what stands next to it. */
function aroundEvidence(pieces: readonly EvidencePiece[]): EvidencePiece[] {
  return pieces.filter((_piece, index) =>
    pieces.slice(Math.max(0, index - BESIDE), index + BESIDE + 1).some(({ number }) => number !== undefined),
  );
}

function MarkedPiece({ piece: { text, number }, name }: { piece: EvidencePiece; name: string }) {
  if (number === undefined) return text;
  const words = text.trimEnd();
  return (
    <>
      <mark>
        <VisuallyHidden>
          Evidence, {name} {number}:{' '}
        </VisuallyHidden>
        <EvidenceNumber aria-hidden="true">{number}</EvidenceNumber> {words}
      </mark>
      {text.slice(words.length)}
    </>
  );
}
