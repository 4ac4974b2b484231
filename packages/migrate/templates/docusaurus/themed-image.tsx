import type { ComponentProps } from 'react';
import { useColorMode } from './theme-common';

/** `<ThemedImage>` of Docusaurus: a picture for each colour. */
export default function ThemedImage({
  sources,
  alt = '',
  ...rest
}: Omit<ComponentProps<'img'>, 'src'> & { sources: { light: string; dark: string } }) {
  return <img alt={alt} {...rest} src={sources[useColorMode().colorMode]} />;
}
