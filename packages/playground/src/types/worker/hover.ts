import { explainName, textIn, type ApiEntry, type Reference } from '../../model/api-entry';
import type { TypeDefinition, TypeHover, TypePlace } from '../../model/type-messages';
import { readMeaning, textAt, textOf, type Known } from '../read-name';
import type { Project } from './project';

/** The reference, and how it's found. */
export interface Lookup extends Known {
  reference: Reference;
}

/** What is known of the name at a place. */
export function hover(
  { service, pathOf }: Project,
  { file, at, language }: TypePlace,
  lookup: Lookup,
): TypeHover | undefined {
  const path = pathOf(file);
  const text = textAt(service, path, at);
  if (!text) return undefined;
  const { span, code, comment } = text;
  const place = { from: span.start, to: span.start + span.length };
  const meaning = readMeaning(service, path, at, lookup);
  const entry = meaning && lookup.reference(meaning.id);
  if (!entry) return { ...place, code, description: comment };
  return { ...place, ...translate(explainName(textOf(service, meaning) ?? { code }, entry), language) };
}

/** What the reference says, in one language. */
export const translate = <Told extends ApiEntry>(told: Told, language: string) => ({
  ...told,
  description: textIn(told.description, language),
});

/** Where the name at a place is declared: in the reference, or in the demo. */
export function define(
  { service, pathOf, nameOf }: Project,
  { file, at }: TypePlace,
  lookup: Lookup,
): TypeDefinition | undefined {
  const path = pathOf(file);
  const meaning = readMeaning(service, path, at, lookup);
  const { api } = (meaning && lookup.reference(meaning.id)) ?? {};
  if (api) return api;
  const declared = service.getDefinitionAtPosition(path, at)?.[0];
  const name = declared && nameOf(declared.fileName);
  if (!declared || name === undefined) return undefined;
  const { start, length } = declared.textSpan;
  return { file: name, from: start, to: start + length };
}
