/** Version of live-playground. A folder that another version built can't be read: `package.json` says the same. */
export const VERSION = '1.0.0';
