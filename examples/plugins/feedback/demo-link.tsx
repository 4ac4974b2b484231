import { useSite, useText, type DemoSlotProps } from 'live-docs/components';

/** Leads from below a demo to an issue about it. */
export default function DemoLink({ demo }: DemoSlotProps) {
  const text = useText();
  const { issues } = useSite().repository;
  return <a href={`${issues}?${new URLSearchParams({ title: `Demo: ${demo.title}` })}`}>{text('demo')}</a>;
}
