import { color, fontSize, radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { shortVersion } from './figures';

const Code = styled.code`
  white-space: nowrap;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.small};
  font-size: ${fontSize[14]};

  background: ${color.sunken};
`;

/** The short form of a version; the pointer shows all of it. */
export function VersionLabel({ version }: { version: string }) {
  return <Code title={version}>{shortVersion(version)}</Code>;
}
