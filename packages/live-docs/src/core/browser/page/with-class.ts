import { createElement, type FunctionComponent, type HTMLAttributes } from 'react';

/**
 * An element of Markdown with a class of ours. The class goes to the element itself, not to whatever
 * is below the page, so that the look of prose never reaches into a demo.
 */
export function withClass(tag: string, className = ''): FunctionComponent<HTMLAttributes<HTMLElement>> {
  return ({ className: own, ...props }) =>
    createElement(tag, { ...props, className: own ? `${className} ${own}` : className });
}
