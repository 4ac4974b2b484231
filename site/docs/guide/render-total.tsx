import Table from '@rc-component/table';
import { deliveries } from './deliveries';

/**
 * The weight of all deliveries. It isn't a component, because `summary` must return the element
 * `Table.Summary` itself.
 */
export function renderTotal() {
  const total = deliveries.reduce((sum, { kilograms }) => sum + kilograms, 0);
  return (
    <Table.Summary fixed>
      <Table.Summary.Row>
        <Table.Summary.Cell index={0}>Total</Table.Summary.Cell>
        <Table.Summary.Cell index={1} colSpan={3} align="end">
          {total} kg
        </Table.Summary.Cell>
      </Table.Summary.Row>
    </Table.Summary>
  );
}
