import './stars.css';

export interface RatingProps {
  /** Stars that are filled, from 0 to `max`. */
  value: number;
  /** Called with the number of the star that was chosen. */
  onChange?: (value: number) => void;
  /** Number of stars. */
  max?: number;
  /** Accessible name of the group. */
  label: string;
}

/** A row of stars. Each is a radio button, so arrow keys move between them. */
export function Rating({ value, onChange, max = 5, label }: RatingProps) {
  const stars = Array.from({ length: max }, (_, at) => at + 1);

  return (
    <fieldset className="rating">
      <legend>{label}</legend>
      {stars.map((star) => (
        <label key={star} className={star <= value ? 'star filled' : 'star'}>
          <input
            type="radio"
            name={label}
            aria-label={star === 1 ? '1 star' : `${star} stars`}
            checked={star === value}
            onChange={() => onChange?.(star)}
          />
          <span aria-hidden="true">★</span>
        </label>
      ))}
    </fieldset>
  );
}
