import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../test';

/** Parts of a demo's block that a reader edits with. */
export interface LiveBlock {
  block: Locator;
  /** The document of the frame that runs what the reader has edited. */
  frame: FrameLocator;
  editor: Locator;
  alert: Locator;
  show(): Promise<void>;
  /** Waits until the editor proper has taken the place of the static code. */
  ready(): Promise<void>;
  /** Waits for a state of the demo. */
  comesTo(state: 'idle' | 'loading' | 'compiled' | 'error'): Promise<void>;
  /** Replaces the first of some words in the code, by double click and one edit. */
  replace(word: string, by: string): Promise<void>;
  /** Replaces all of the code. */
  write(code: string): Promise<void>;
}

export function liveBlock(page: Page, slug: string): LiveBlock {
  const block = page.locator(`[data-demo="${slug}"]`).first();
  const editor = block.getByRole('textbox', { name: 'Code editor' });
  const ready = () => expect(block.locator('.cm-editor')).toBeVisible();
  return {
    block,
    frame: block.frameLocator('[data-shown] iframe'),
    editor,
    alert: block.getByRole('alert'),
    async show() {
      await block.getByRole('button', { name: 'Show code' }).click();
      await expect(editor).toBeVisible();
    },
    ready,
    comesTo: (state) => expect(block).toHaveAttribute('data-demo-state', state),
    async replace(word, by) {
      await ready();
      await editor.getByText(word, { exact: true }).first().dblclick();
      await page.keyboard.insertText(by);
    },
    async write(code) {
      await ready();
      await editor.click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
    },
  };
}
