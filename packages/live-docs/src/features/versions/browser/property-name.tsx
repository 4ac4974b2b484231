import { Link } from '../../../core/browser/navigation';

interface PropertyNameProps {
  name: string;
  /** Address of its row in the reference, if it has one. */
  address: string | undefined;
}

/** The name of a property, linked to its row. */
export function PropertyName({ name, address }: PropertyNameProps) {
  return (
    <strong translate="no">
      {address === undefined ? (
        name
      ) : (
        <Link to={address} prefetch="intent">
          {name}
        </Link>
      )}
    </strong>
  );
}
