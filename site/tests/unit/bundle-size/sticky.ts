import { createElement } from 'react';
import Table from '@rc-component/table';

export default () => createElement(Table, { sticky: true });
