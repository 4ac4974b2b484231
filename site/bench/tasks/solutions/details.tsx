import Table, { type ColumnsType, type ExpandIconProps } from '@rc-component/table';

interface Person {
  name: string;
  about?: string;
}
const data: Person[] = [{ name: 'Ada', about: 'Wrote the first program.' }, { name: 'Bo' }];
const columns: ColumnsType<Person> = [{ title: 'Name', dataIndex: 'name' }];

function ExpandIcon({ record, expanded, expandable, onClick }: ExpandIconProps<Person>) {
  if (!expandable) return null;
  return (
    <button type="button" aria-expanded={expanded} onClick={onClick}>
      Details of {record?.name}
    </button>
  );
}

export default function Details() {
  return (
    <Table
      rowKey="name"
      columns={columns}
      data={data}
      components={{ ExpandIcon }}
      expandable={{
        expandedRowRender: ({ about }) => <p>{about}</p>,
        rowExpandable: ({ about }) => about !== undefined,
      }}
    />
  );
}
