/** Options of a StreamableFile that browsers save under this name. */
export function downloadAs(name: string, type: string): { type: string; disposition: string } {
  return { type, disposition: `attachment; filename="${name}"` };
}
