/** The element around each demo. Stacks of components have its name, so that they tell a demo's errors from the page's. */
export const DEMO_ELEMENT = 'demo-preview';
