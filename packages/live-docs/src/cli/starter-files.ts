import type { SiteGuess } from './guess-site';

/** The files of a new site: texts by path from its folder. */
export function starterFiles(guess: SiteGuess): Record<string, string> {
  return {
    'site.config.ts': config(guess),
    'docs/index.mdx': overview(guess),
    'docs/demo/counter.mdx': DEMO_PAGE,
    'docs/demo/counter.tsx': DEMO,
  };
}

function config({ title, library, repository, libraryRepository }: SiteGuess): string {
  const { url, directory } = repository;
  return `import { defineSite } from 'live-docs';

export default defineSite({
  title: ${quote(title)},
  description: ${quote(`Documentation of ${library}.`)},
  library: ${quote(library)},
  repository: { url: ${quote(url)}${directory ? `, directory: ${quote(directory)}` : ''} },${
    libraryRepository ? `\n  libraryRepository: ${quote(libraryRepository)},` : ''
  }
  navigation: [
    { path: '/', title: 'Overview' },
    { path: '/demo', title: 'Demo' },
  ],
});
`;
}

/** A text as TypeScript writes it. */
const quote = (text: string) => `'${text.replace(/['\\]/g, '\\$&')}'`;

const overview = ({ title, library }: SiteGuess) => `---
title: Overview
description: Install ${library} and try a first demo.
hero:
  title: ${JSON.stringify(title)}
  description: Say in one sentence what ${library} does.
---

<Actions>[Browse demos](/demo/counter)</Actions>

<Demo src="./demo/counter.tsx" title="Counter" description="A button that counts its clicks." />

## Install

\`\`\`install
${library}
\`\`\`
`;

const DEMO_PAGE = `---
title: Counter
description: A button that counts its clicks.
---

This demo is \`docs/demo/counter.tsx\`. Replace it with a demo of your component.

<Demo src="./counter.tsx" />

## How it works

\`useState\` keeps the number of clicks. Each click adds one:

\`\`\`tsx
const [count, setCount] = useState(0);

<button type="button" onClick={() => setCount(count + 1)}>
  Clicked {count} times
</button>
\`\`\`
`;

const DEMO = `import { useState } from 'react';

export default function Counter() {
  const [count, setCount] = useState(0);

  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Clicked {count} times
    </button>
  );
}
`;
