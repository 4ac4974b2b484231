import { parseLook, type ListDemoItems } from '../../../core/model';
import { runCommand, storePackageManager } from '../../../core/browser/ui/package-manager';
import { isItem } from '../shared/items';

/** The command that writes a demo to a project: as its author wrote it, so not beside JavaScript or another version of the library. */
export const listItems: ListDemoItems<string> = (address, { id, needs, look, isEdited }, text) => {
  const { code, version } = parseLook(look);
  if (!isItem(needs) || code || version) return [];
  const { href } = new URL(`${encodeURIComponent(id)}.json`, address);
  // What is being written isn't published yet.
  const item = import.meta.env.DEV ? href.replace(new URL(href).origin, window.location.origin) : href;
  return [
    {
      label: text('demo.project'),
      hint: text(isEdited ? 'demo.project.original' : 'demo.project.help'),
      command: runCommand(storePackageManager().read(), `shadcn@latest add ${item}`),
    },
  ];
};
