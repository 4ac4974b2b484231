import { apiTools } from './api-tools';
import type { BuildReader } from './create-build-reader';
import { changesTool } from './changes-tool';
import { demoTool } from './demo-tool';
import { pageTool } from './page-tool';
import { searchTool } from './search-tool';
import type { Tool } from './tool';

export { AbsentData, createBuildReader, type BuildReader } from './create-build-reader';
export { askQuestions, type Questions } from './ask-questions';
export { findDemo } from './demo-tool';
export { inputSchema, runTool, ToolError, toStrings, toTexts, type Tool, type ToolAnswer } from './tool';

/** The tools that need no compiler. */
export const createTools = (build: BuildReader): Tool[] => [
  searchTool(build),
  pageTool(build),
  ...apiTools(build),
  demoTool(build),
  changesTool(build),
];
