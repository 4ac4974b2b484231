import type { Allowed } from 'live-docs/test';

export const allow: Allowed = {
  'empty-table-header': 'The cells are placeholders until the names are there.',
};
