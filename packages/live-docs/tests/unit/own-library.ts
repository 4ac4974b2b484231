import { writeProject } from '../../../../tests/support/write-files';

/**
 * A library in whose folder its site lies, as text by path. Its `tsconfig.json` has what such libraries have: JSX left as it is, no
 * strictness, aliases for the source, an old name, and a folder that isn't there.
 */
export const OWN_LIBRARY = {
  'package.json': JSON.stringify({
    name: '@example/stepper',
    version: '1.4.0',
    main: './lib/index.js',
    module: './es/index.js',
    types: './es/index.d.ts',
  }),
  'tsconfig.json': `{
  "compilerOptions": {
    "jsx": "preserve",
    "strict": false,
    "esModuleInterop": true,
    "skipLibCheck": true,
    // For the demos.
    "paths": { "@/*": ["./src/*"], "@@/*": ["./.tmp/*"], "old-stepper": ["./src/index.ts"], "@example/stepper": ["./src/index.ts"] }
  }
}
`,
  'site.config.ts': `export default {
  title: 'Stepper',
  library: '@example/stepper',
  repository: { url: 'https://example.org/stepper' },
  apiParser: true,
};
`,
  'src/index.ts': `import Stepper from './Stepper';
export type { StepperProps } from './Stepper';
export default Stepper;
`,
  'src/Stepper.tsx': `import * as React from 'react';
import { format } from './util/format';

export interface StepperProps {
  /** The number to start with. */
  start?: number;
  /** Called with each number.
   * @deprecated Use \`onCount\` instead. */
  onStep?: (count: number) => void;
  onCount?: (count: number) => void;
}

/** Counts clicks. */
export default function Stepper({ start = 0, onStep, onCount }: StepperProps) {
  const [count, setCount] = React.useState(start);
  // Allowed without strictness.
  let last: string = null;
  const step = () => {
    setCount(count + 1);
    onCount?.(count + 1);
    onStep?.(count + 1);
    last = format(count);
  };
  return (
    <button type="button" className="stepper" title={last} onClick={step}>
      {format(count)}
    </button>
  );
}
`,
  'src/util/format.ts': 'export const format = (count: number) => `Counted ${count}`;\n',
  'assets/index.css': '.stepper { color: rgb(1, 2, 3); }\n',
  'docs/index.mdx': `---
title: Stepper
---

<Demo src="./examples/basic.tsx" />

<API id="Stepper" />
`,
  'docs/examples/basic.tsx': `import { useState } from 'react';
import Stepper from 'old-stepper';
import type { StepperProps } from '../../src/Stepper';
import '../../assets/index.css';

export default function Basic() {
  const props: StepperProps = { start: 3 };
  const [name, setName] = useState(null);
  return (
    <p onClick={() => setName('clicks')}>
      {name} <Stepper {...props} />
    </p>
  );
}
`,
  'docs/api/stepper.yaml': `id: Stepper
type: StepperProps
component: Stepper
import: import Stepper, { type StepperProps } from '@example/stepper';
properties:
  start:
    en: The number to start with.
    zh-CN: 起始数字。
  onStep:
    en: Called with each number.
    zh-CN: 每次计数时调用。
  onCount:
    en: Called with each number.
    zh-CN: 每次计数时调用。
`,
};

/** Writes that library to a new folder, which finds the packages of this repository. Answers the folder's path. */
export const ownLibrary = (changes: Record<string, string> = {}): Promise<string> =>
  writeProject({ ...OWN_LIBRARY, ...changes });
