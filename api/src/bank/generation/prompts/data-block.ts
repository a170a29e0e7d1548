/**
 * Data for a model, between tags. Within JSON a line break is escaped, and here `<` too, so that no text of a question
 * can close the block and go on as an instruction.
 */
export function dataBlock(name: string, value: unknown): string {
  return `<${name}>\n${JSON.stringify(value, undefined, 1).replaceAll('<', '\\u003c')}\n</${name}>`;
}
