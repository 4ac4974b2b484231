import '@rc-component/table/assets/index.css';

export default () => null;
