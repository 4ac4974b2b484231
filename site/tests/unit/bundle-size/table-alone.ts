import { createElement } from 'react';
import Table from '@rc-component/table/es/Table';

export default () => createElement(Table);
