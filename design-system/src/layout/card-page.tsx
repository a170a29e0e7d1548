import { Card } from './card';
import { Page, type PageProps } from './page';
import { Stack, type StackProps } from './stack';

export interface CardPageProps
  extends Pick<PageProps, 'title' | 'intro' | 'children'>,
    Pick<StackProps, 'gap' | 'align'> {}

/** A friendly page that is one card, such as a form. */
export function CardPage({ gap = 24, align, children, ...page }: CardPageProps) {
  return (
    <Page width="narrow" hasGlow {...page}>
      <Card>
        <Stack gap={gap} align={align}>
          {children}
        </Stack>
      </Card>
    </Page>
  );
}
