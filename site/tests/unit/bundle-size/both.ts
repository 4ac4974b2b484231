import { createElement } from 'react';
import Table, { VirtualTable } from '@rc-component/table';

export default () => [createElement(Table), createElement(VirtualTable, { scroll: { x: 100, y: 100 } })];
