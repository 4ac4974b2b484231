import type { DemoToolsProps } from './demo-tools';
import type { PageItem } from './page-items';

/** What those who add to the menu of a demo know of it. */
export type MenuDemo = Pick<DemoToolsProps, 'id' | 'needs' | 'isEdited' | 'look'>;

type MenuText = `demo.project${'' | '.help' | '.original'}`;

type TextOf = (key: MenuText) => string;

/** Lists what a feature adds to the menu of a demo. @typeParam Data what the feature gives it. */
export type ListDemoItems<Data> = (data: Data, demo: MenuDemo, text: TextOf) => PageItem[];

/** What features add to the menu of a demo. */
export type DemoMenu = (demo: MenuDemo, text: TextOf) => PageItem[];
