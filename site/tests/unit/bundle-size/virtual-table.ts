import { createElement } from 'react';
import { VirtualTable } from '@rc-component/table';

export default () => createElement(VirtualTable, { scroll: { x: 100, y: 100 } });
