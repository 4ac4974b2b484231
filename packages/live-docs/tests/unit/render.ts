import { createResources } from 'live-playground/internal';
import { createElement, type ReactNode } from 'react';
import { render as renderAlone } from '../../../../tests/support/render';
import { ResourcesContext } from '../../src/core/browser/loading';

/** Renders an element into the document for the length of a test, in a page that has loaded nothing. */
export const render = (element: ReactNode): Promise<HTMLElement> =>
  renderAlone(createElement(ResourcesContext, { value: createResources() }, element));
