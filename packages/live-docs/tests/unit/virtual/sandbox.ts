import type { SandboxParts } from '../../../src/model';

const parts: SandboxParts = { library: 'table', tools: { vite: '8.0.0' }, packages: { react: '19.0.0' }, files: {} };

export default async function loadParts(): Promise<SandboxParts> {
  return parts;
}
