interface SwitchesProps<Name extends string> {
  /** Name and label of each switch. */
  names: readonly (readonly [name: Name, label: string])[];
  /** The names that are switched on. */
  on: readonly Name[];

  onChange: (on: Name[]) => void;
}

/** A checkbox for each name, for a row of `controls`. */
export function Switches<Name extends string>({ names, on, onChange }: SwitchesProps<Name>) {
  return names.map(([name, label]) => (
    <label key={name}>
      <input
        type="checkbox"
        checked={on.includes(name)}

        onChange={(event) =>
          onChange(event.target.checked ? [...on, name] : on.filter((other) => other !== name))
        }
      />
      {label}
    </label>
  ));
}
