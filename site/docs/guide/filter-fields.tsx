interface FieldProps {
  label: string;
  type: 'text' | 'number' | 'date';
  value: string | number;
  onChange: (value: string) => void;
}

/** A field with its label. */
export function Field({ label, type, value, onChange }: FieldProps) {
  return (
    <label>
      {label}
      <input type={type} min={0} value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}

interface CheckListProps {
  all: string[];
  checked: string[];
  onChange: (checked: string[]) => void;
}

/** A checkbox for each value. */
export function CheckList({ all, checked, onChange }: CheckListProps) {
  return all.map((each) => (
    <label key={each}>
      <input
        type="checkbox"
        checked={checked.includes(each)}
        onChange={({ target }) =>
          onChange(target.checked ? [...checked, each] : checked.filter((other) => other !== each))
        }
      />
      {each}
    </label>
  ));
}
