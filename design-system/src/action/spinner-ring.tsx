import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.svg`
  position: absolute;
  inset: 0;
  margin: auto;
  animation: ${turn} 800ms linear infinite;

  width: 1.25em;
  height: 1.25em;
`;

/** The turning ring alone, in the colour of the text around it. */
export function SpinnerRing() {
  return (
    <Ring viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" opacity="0.25" />
      <path d="M21.5 12A9.5 9.5 0 0 0 12 2.5" strokeLinecap="round" />
    </Ring>
  );
}
