import type { DemoMenu } from '../../../src/core/model';

/** What the site's features add to the menu of demos. A test that adds some takes them out again. */
const menu: DemoMenu[] = [];

export default menu;
