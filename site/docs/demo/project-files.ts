/** A file, or a folder with its contents. */
export interface ProjectFile {
  path: string;
  name: string;
  owner: string;
  changed: string;
  children?: ProjectFile[];
}

export const projectFiles: ProjectFile[] = [
  {
    path: 'survey',
    name: 'Survey',
    owner: 'Greta Holm',
    changed: '12 Nov',
    children: [
      { path: 'survey/plan', name: 'Site plan', owner: 'Dev Patel', changed: '12 Nov' },
      { path: 'survey/soil', name: 'Soil report', owner: 'Greta Holm', changed: '4 Nov' },
    ],
  },
  {
    path: 'costs',
    name: 'Costs',
    owner: 'Elif Kaya',
    changed: '18 Nov',
    children: [
      { path: 'costs/budget', name: 'Budget', owner: 'Elif Kaya', changed: '18 Nov' },
      { path: 'costs/quotes', name: 'Quotes', owner: 'Femi Ade', changed: '9 Nov' },
    ],
  },
  { path: 'permit', name: 'Building permit', owner: 'Carmen Ruiz', changed: '30 Oct' },
];
