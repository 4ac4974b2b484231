import path from 'node:path';
import { BuildError } from 'live-playground/model';
import { ToolError, type BuildReader, type Tool } from '../../tools';
import { checkProject } from '../check-code/check-project';
import { writeText } from '../check-code/write-report';

/** The tool that checks a project on the disk against another version of the library, as `live-docs check-code` does. */
export const upgradeTool = (build: BuildReader): Tool => ({
  name: 'check_upgrade',
  description:
    'What of a project breaks, or is deprecated, in another version of the library: each use of a prop, type or import with file, line, since when, and what to use instead. The project has the library installed. It changes no file.',
  parameters: {
    path: { type: 'string', description: 'Absolute path of a file or a folder of the project.', required: true },
    to: { type: 'string', description: 'Version that is wanted; by default the newest one.' },
    from: { type: 'string', description: 'Version that the code is written for; by default the installed one.' },
  },
  async run(values) {
    const [to, from] = [values['to'], values['from']].map((value) => value?.toString());
    const paths = [path.resolve(String(values['path']))];
    const answer = await checkProject({ paths, to, from }, await build.data('tools')).catch((error: unknown) => {
      throw error instanceof BuildError ? new ToolError(error.message) : error;
    });
    return [...answer.warnings, writeText(answer)].join('\n');
  },
});
