import type { SVGProps } from 'react';

export interface IconProps extends SVGProps<SVGSVGElement> {
  /** Width and height, in pixels. */
  size?: number;
}

/**
 * The component of one icon. The icons are those of Lucide (https://lucide.dev) by the same names, without its components:
 * these would be as large as all the icons of a page. Their licence lies beside this file. Shapes are markup, so React doesn't hydrate them.
 * @param shapes in a square of 24 units.
 */
export function createIcon(shapes: string) {
  const markup = { __html: shapes };
  return function Icon({ size = 24, ...props }: IconProps) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] === undefined || undefined}
        {...props}
        dangerouslySetInnerHTML={markup}
      />
    );
  };
}

export const TriangleAlert = createIcon(
  '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
);
