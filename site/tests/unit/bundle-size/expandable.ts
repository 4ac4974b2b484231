import { createElement } from 'react';
import Table from '@rc-component/table';

export default () => createElement(Table, { expandable: { expandedRowRender: String } });
