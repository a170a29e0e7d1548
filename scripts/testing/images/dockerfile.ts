import { type Copy, DockerfileParser, type Env, type From, type Instruction } from 'dockerfile-ast';

export interface Stage {
  name: string;
  from: string;
  instructions: Instruction[];
}

export function stagesOf(content: string): Stage[] {
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(content).getInstructions()) {
    if (instruction.getKeyword() === 'FROM') {
      const from = instruction as From;
      stages.push({ name: from.getBuildStage() ?? '', from: from.getImage() ?? '', instructions: [] });
    } else {
      stages.at(-1)?.instructions.push(instruction);
    }
  }
  return stages;
}

export function variablesOf(instruction: Instruction): Record<string, string> {
  const properties = (instruction as Env).getProperties();
  return Object.fromEntries(properties.map((each) => [each.getName(), each.getValue() ?? '']));
}

/** What a COPY copies, and from which stage; from the context without one. */
export function copyOf(instruction: Instruction): { stage: string | undefined; sources: string[]; target: string } {
  const paths = instruction.getArguments().map((each) => each.getValue());
  const from = (instruction as Copy).getFlags().find((each) => each.getName() === 'from');
  return { stage: from?.getValue() ?? undefined, sources: paths.slice(0, -1), target: paths.at(-1) ?? '' };
}

/** The command of a CMD or HEALTHCHECK in the form that needs no shell. */
export function commandOf(instruction: Instruction | undefined): string[] {
  const [list] = /\[.*\]/s.exec(instruction?.getArgumentsContent() ?? '') ?? [];
  return JSON.parse(list ?? '[]');
}
