import { Cluster, color, fontSize, IconTile, Stack } from '@wattle/design-system';
import { FileSpreadsheet } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Name = styled.strong`
  overflow-wrap: anywhere;
`;

const About = styled.span`
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

const Words = styled(Stack)`
  flex: 1 1 200px;
`;

interface FileLineProps {
  name: string;
  /** What is known of the file. */
  about: string;
  /** What can be done with it. */
  children: ReactNode;
}

/** The file that was chosen, with what can be done with it opposite. */
export function FileLine({ name, about, children }: FileLineProps) {
  return (
    <Cluster gap={16}>
      <IconTile tone="action">
        <FileSpreadsheet size={24} />
      </IconTile>
      <Words gap={4}>
        <Name>{name}</Name>
        <About>{about}</About>
      </Words>
      <Cluster>{children}</Cluster>
    </Cluster>
  );
}
