import { useId, type ComponentProps } from 'react';
import { get, useFormState, type Control, type FieldError } from 'react-hook-form';
import type { Dish } from './menu-items';

export interface MenuForm {
  dishes: Dish[];
}

interface HookFormCellProps extends ComponentProps<'input'> {
  control: Control<MenuForm>;
  name: `dishes.${number}.${'name' | 'price'}`;
  label: string;
}

/** A field with its message. It subscribes to its own error, and not to those of other cells. */
export function HookFormCell({ control, name, label, ...input }: HookFormCellProps) {
  const errorId = useId();
  const { errors } = useFormState({ control, name, exact: true });
  const error = get(errors, name) as FieldError | undefined;

  return (
    <>
      <input
        {...input}
        className="cell-input"
        name={name}
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error && errorId}
      />
      {error && (
        <span id={errorId} className="cell-error">
          {error.message}
        </span>
      )}
    </>
  );
}
