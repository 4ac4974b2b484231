import type { Messages } from 'live-docs';

/** What this site says in another way: a text of a plugin by the plugin's name. */
export default { 'feedback.no': '没有帮助' } satisfies Messages<'feedback'>;
