/** Why a version of Node cannot run this, in a sentence. */
export function nodeProblem(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isOld = major < 20 || (major === 20 && minor < 19);
  return isOld ? `Node 20.19 or newer is needed; this is ${version}.` : undefined;
}
