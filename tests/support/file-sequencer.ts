import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Sorts test files by project and environment: a worker serves files of one kind, and any other file ends it and starts a new one
 * with all its modules. The few slow files of faults come first, because the last of them would run alone at the end.
 */
export class FileSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const ranks = new Map(files.map((file) => [file, rankFile(file)]));
    return (await super.sort(files)).sort((a, b) => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0));
  }
}

function rankFile({ moduleId, project }: TestSpecification) {
  if (project.name === 'pages') return moduleId.includes('/tests/faults/') ? 0 : 1;
  return readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment jsdom') ? 2 : 3;
}
