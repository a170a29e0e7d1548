import { color, fontSize, radius, space } from '@wattle/design-system';
import { styled } from 'styled-components';

const Code = styled.code`
  white-space: nowrap;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.small};
  font-size: ${fontSize[14]};

  background: ${color.sunken};
`;

const Package = styled.span`
  color: ${color.inkSoft};
`;

/** A version in full: that of the package, and behind it what tells its builds apart. */
export function VersionLabel({ version }: { version: string }) {
  const build = version.lastIndexOf('-') + 1;
  return (
    <Code>
      <Package>{version.slice(0, build)}</Package>
      {version.slice(build)}
    </Code>
  );
}
