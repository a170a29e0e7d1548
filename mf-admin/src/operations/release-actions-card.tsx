import type { ReleaseAction } from '@wattle/contract';
import { Card } from '@wattle/design-system';
import { momentInWords } from '../shared/moment-in-words';
import { StackingTable } from '../shared/stacking-table';
import { releaseActionSentence } from './release-action-sentence';

/** Who rolled back what. */
export function ReleaseActionsCard({ actions }: { actions: readonly ReleaseAction[] }) {
  return (
    <Card isFlush>
      <StackingTable caption="What was rolled back, the latest first">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Who</th>
            <th scope="col">What</th>
          </tr>
        </thead>
        <tbody>
          {actions.map((action) => (
            <tr key={`${action.at} ${action.remote} ${action.from}`}>
              <td>
                <time dateTime={action.at}>{momentInWords(action.at)}</time>
              </td>
              <td>
                <strong>{action.by}</strong>
              </td>
              <td>{releaseActionSentence(action)}</td>
            </tr>
          ))}
        </tbody>
      </StackingTable>
    </Card>
  );
}
