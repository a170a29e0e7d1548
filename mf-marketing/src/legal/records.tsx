/** Something that is kept. */
export interface Kept {
  what: string;
  why: string;
}

interface RecordsProps {
  caption: string;
  records: Kept[];
}

/** What is kept, and what for. */
export function Records({ caption, records }: RecordsProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">What we keep</th>
          <th scope="col">What for</th>
        </tr>
      </thead>
      <tbody>
        {records.map(({ what, why }) => (
          <tr key={what}>
            <td>{what}</td>
            <td data-label="What for">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
