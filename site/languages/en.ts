import type { Messages } from 'live-docs';

/** The versions that `since` names are those of rc-table, which became this package. */
export default {
  'api.since': 'since rc-table {version}',
} satisfies Messages;
