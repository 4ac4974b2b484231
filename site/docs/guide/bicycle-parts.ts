export interface Part {
  id: string;
  name: string;
  count: number;
  /** Leave it out for a part that has none. An empty array would get an icon. */
  children?: Part[];
}

export const bicycle: Part[] = [
  {
    id: 'frame',
    name: 'Frame',
    count: 1,
    children: [
      { id: 'frame/fork', name: 'Fork', count: 1 },
      { id: 'frame/headset', name: 'Headset', count: 1 },
    ],
  },
  {
    id: 'wheel',
    name: 'Wheel',
    count: 2,
    children: [
      { id: 'wheel/rim', name: 'Rim', count: 1 },
      {
        id: 'wheel/hub',
        name: 'Hub',
        count: 1,
        children: [{ id: 'wheel/hub/bearing', name: 'Bearing', count: 2 }],
      },
      { id: 'wheel/spoke', name: 'Spoke', count: 32 },
    ],
  },
  { id: 'saddle', name: 'Saddle', count: 1 },
];
