/** What a page may be, from new to old. */
export const LEVELS = ['experimental', 'beta', 'stable', 'deprecated'] as const;

export type Level = (typeof LEVELS)[number];

/** The pages of a status. */
export interface LevelPages {
  level: Level;
  pages: { title: string; path: string }[];
}

/** What readers of each language read. */
export const TEXTS = {
  'en': { experimental: 'Experimental', beta: 'Beta', stable: 'Stable', deprecated: 'Deprecated' },
  'zh-CN': { experimental: '实验性', beta: '测试版', stable: '稳定', deprecated: '已弃用' },
} satisfies Record<string, Record<Level, string>>;
