import type { ReactNode } from 'react';

export interface TabItemProps {
  value: string;
  label?: ReactNode;
  /** True for the tab that is open at first. */
  default?: boolean;
  children?: ReactNode;
}

/** A tab of `<Tabs>`, which shows it. */
export default function TabItem({ children }: TabItemProps) {
  return <>{children}</>;
}
