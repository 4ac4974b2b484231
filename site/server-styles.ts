import { ServerStyleSheet } from 'styled-components';
import type { ServerStyles } from 'live-docs';

const serverStyles: ServerStyles = (page) => {
  const sheet = new ServerStyleSheet();
  return { content: sheet.collectStyles(page), getTags: () => sheet.getStyleTags() };
};

export default serverStyles;
