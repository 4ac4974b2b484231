import type { TypePlace, TypeSignature } from '../../model/type-messages';
import type { Project } from './project';

/** The call around a place, and which of its arguments is being typed. */
export function signature({ ts, service, pathOf }: Project, { file, at }: TypePlace): TypeSignature | undefined {
  const help = service.getSignatureHelpItems(pathOf(file), at, {});
  const item = help?.items[help.selectedItemIndex];
  if (!help || !item) return undefined;
  const text = (parts: Parameters<typeof ts.displayPartsToString>[0]) => ts.displayPartsToString(parts);
  return {
    from: help.applicableSpan.start,
    before: text(item.prefixDisplayParts),
    parameters: item.parameters.map(({ displayParts }) => text(displayParts)),
    separator: text(item.separatorDisplayParts),
    after: text(item.suffixDisplayParts),
    active: Math.min(help.argumentIndex, Math.max(0, item.parameters.length - 1)),
    description: text(item.documentation),
  };
}
